import { startTestApp, type TestApp } from '../support/index.js';
import { PasskeyDevice, type Misbehaviour } from './support/passkey-device.js';
import { INVALID, ORIGIN, Passkeys } from './support/passkeys.js';

const MINUTE = 60_000;

let app: TestApp;
let passkeys: Passkeys;
beforeAll(async () => {
  app = await startTestApp();
  passkeys = new Passkeys(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

describe('adding a passkey', () => {
  it('[TRU-028] offers the required options, and excludes the user’s existing passkeys', async () => {
    const { person, device } = await passkeys.newClient();
    const options = await passkeys.offered(person.token);
    expect(options).toMatchObject({
      rp: { id: 'manette.test', name: 'Manette' },
      user: { name: person.email, displayName: person.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.credentialId, type: 'public-key', transports: ['internal'] }],
    });
    const algorithms = (options.pubKeyCredParams as { alg: number }[]).map(({ alg }) => alg);
    expect(algorithms).toEqual([-7, -8, -257]);
    expect(options.timeout).toBe(5 * MINUTE);
  });

  it('[TRU-029] [TRU-005] [TRU-022] returns the passkey, with recovery codes only for the first one', async () => {
    const person = await app.people.client();
    const first = new PasskeyDevice(ORIGIN);
    const answer = await passkeys
      .add(person.token, first.create(await passkeys.offered(person.token)))
      .expect(201);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.body).toEqual({
      passkey: {
        _id: expect.any(String),
        name: 'Chrome on Android',
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
      recoveryCodes: expect.arrayContaining([
        expect.stringMatching(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/),
      ]),
    });
    expect(answer.body.recoveryCodes).toHaveLength(10);
    const second = new PasskeyDevice(ORIGIN);
    const { body } = await passkeys
      .add(person.token, second.create(await passkeys.offered(person.token)), ' Key ')
      .expect(201);
    expect(body).toMatchObject({ passkey: { name: 'Key' }, recoveryCodes: null });
    expect(await passkeys.secondStep(person.token)).toMatchObject({
      on: true,
      totp: null,
      passkeys: [answer.body.passkey, body.passkey],
      recoveryCodesLeft: 10,
    });
  });

  it.each([
    ['', 'Name must have 1 to 60 characters'],
    ['n'.repeat(61), 'Name must have 1 to 60 characters'],
    [7, 'Name must have 1 to 60 characters'],
  ])('[TRU-029] refuses the name %p', async (name, message) => {
    const { token } = await app.people.client();
    const { status, body } = await passkeys.addNew(token, name);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'name', message }] });
    expect((await passkeys.addNew(token, 'n'.repeat(60))).status).toBe(201);
  });

  it.each<[string, Misbehaviour]>([
    ['for another origin', { origin: 'http://manette.test.evil.test' }],
    ['without verifying the person', { verified: false }],
  ])('[TRU-029] [TRU-032] refuses a credential made %s', async (_how, misbehaviour) => {
    const { token } = await app.people.client();
    const credential = new PasskeyDevice(ORIGIN).create(await passkeys.offered(token), misbehaviour);
    expect((await passkeys.add(token, credential).expect(400)).body).toMatchObject(INVALID);
    expect(await passkeys.secondStep(token)).toMatchObject({ on: false, passkeys: [] });
  });

  it('[TRU-029] refuses an invalid credential, and one that exists already', async () => {
    const { person, device } = await passkeys.newClient();
    const options = await passkeys.offered(person.token);
    const credential = new PasskeyDevice(ORIGIN).create(options);
    const broken = [
      {},
      { ...credential, id: 'x' },
      { ...credential, response: {} },
      { ...credential, type: 7 },
    ];
    for (const one of broken)
      expect((await passkeys.add(person.token, one).expect(400)).body).toMatchObject(INVALID);
    expect((await passkeys.add(person.token, 'x').expect(400)).body.code).toBe('VALIDATION_FAILED');
    await passkeys.add(person.token, credential).expect(201);
    expect(
      (await passkeys.add(person.token, device.create(await passkeys.offered(person.token))).expect(400))
        .body,
    ).toMatchObject(INVALID);
  });

  it('[TRU-032] accepts a credential once, within 5 minutes, and only from the user to whom it was offered', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const options = await passkeys.offered(ann.token);
    const device = new PasskeyDevice(ORIGIN);
    expect((await passkeys.add(bob.token, device.create(options)).expect(400)).body).toMatchObject(INVALID);
    // The failed attempt has consumed the options.
    await passkeys.add(ann.token, device.create(options)).expect(400);
    const late = await passkeys.offered(ann.token);
    app.clock.advance(5 * MINUTE);
    await passkeys.add(ann.token, device.create(late)).expect(400);
    const intime = await passkeys.offered(ann.token);
    app.clock.advance(5 * MINUTE - 1000);
    await passkeys.add(ann.token, device.create(intime)).expect(201);
  });

  it('[TRU-028] accepts at most ten passkeys, even when two are added concurrently as the tenth', async () => {
    const { token } = await app.people.client();
    for (let n = 0; n < 9; n++) expect((await passkeys.addNew(token)).status).toBe(201);
    const two = [await passkeys.offered(token), await passkeys.offered(token)];
    const answers = await Promise.all(
      two.map((options) => passkeys.add(token, new PasskeyDevice(ORIGIN).create(options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await app.call.post('/api/auth/passkeys/options', token).send({}).expect(409);
    expect(body.code).toBe('CONFLICT');
  });

  it('[TRU-027] ends the user’s other sessions when it is the first, and keeps the caller’s session', async () => {
    const admin = await app.people.admin();
    const other = await app.people.admin();
    const device = new PasskeyDevice(ORIGIN);
    const { body } = await passkeys
      .add(admin.token, device.create(await passkeys.offered(admin.token)))
      .expect(201);
    await app.call.get('/api/auth/me', admin.token).expect(200);
    expect((await app.call.get('/api/auth/me', other.token).expect(401)).body.code).toBe('UNAUTHENTICATED');
    await app.call.delete(`/api/auth/passkeys/${body.passkey._id}`, admin.token).expect(200);
  });
});

describe('removing a passkey', () => {
  it('[TRU-026] switches the second step off when it was the last one; another user’s passkey is not found', async () => {
    const { person, added } = await passkeys.newClient();
    const stranger = await app.people.client();
    const path = `/api/auth/passkeys/${added.passkey._id}`;
    expect((await app.call.delete(path, stranger.token).expect(404)).body.code).toBe('NOT_FOUND');
    await app.call.delete('/api/auth/passkeys/nothing', person.token).expect(404);
    const { body } = await app.call.delete(path, person.token).expect(200);
    expect(body).toEqual({ message: 'Passkey removed' });
    await app.call.delete(path, person.token).expect(404);
    expect(await passkeys.secondStep(person.token)).toMatchObject({
      on: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    await app.people.login(person.email);
  });

  it('sends an event to the user’s pages', async () => {
    const { person, added } = await passkeys.newClient();
    const socket = await app.sockets.connect(person.token);
    await app.call.delete(`/api/auth/passkeys/${added.passkey._id}`, person.token).expect(200);
    expect(await socket.next('user_updated')).toEqual({ _id: person.id });
  });
});
