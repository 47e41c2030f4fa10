import { createHash } from 'node:crypto';
import type { Response } from 'supertest';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import {
  PasskeyDevice,
  type CreationOptions,
  type Misbehaviour,
  type RequestOptions,
} from './support/passkey-device.js';

const ORIGIN = 'http://manette.test';
const MINUTE = 60_000;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const INVALID = { code: 'INVALID_PASSKEY', message: 'This passkey could not be verified' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const offered = async (token: string): Promise<CreationOptions & Record<string, unknown>> =>
  (await app.call.post('/api/auth/passkeys/options', token).send({}).expect(200)).body.options;
const add = (token: string, credential: unknown, name?: unknown) =>
  app.call.post('/api/auth/passkeys', token).set('user-agent', ANDROID).send({ credential, name });
const offeredToSignIn = async (challenge?: string): Promise<RequestOptions & Record<string, unknown>> =>
  (await app.call.post('/api/auth/login/passkey/options').send({ challenge }).expect(200)).body.options;
const signIn = (credential: unknown, ip = '10.9.0.1') =>
  app.call.post('/api/auth/login/passkey').set('x-forwarded-for', ip).send({ credential });
const secondStep = async (token: string) =>
  (await app.call.get('/api/auth/second-step', token).expect(200)).body.secondStep;

/** Creates a client with a passkey. Returns also the response that added the passkey. */
async function withPasskey(name?: string) {
  const person = await app.people.client(name);
  const device = new PasskeyDevice(ORIGIN);
  const { body } = await add(person.token, device.create(await offered(person.token))).expect(201);
  return { person, device, added: body };
}

/** Signs in by password up to the second step. */
async function begun({ email }: TestPerson) {
  const { body } = await app.call.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  return body.secondStep as { challenge: string; methods: string[] };
}

const finish = (challenge: string, credential: unknown) =>
  app.call.post('/api/auth/login/second-step').send({ challenge, credential });

describe('adding a passkey', () => {
  it('[TRU-028] offers the required options, and excludes the user’s existing passkeys', async () => {
    const { person, device } = await withPasskey();
    const options = await offered(person.token);
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
    const answer = await add(person.token, first.create(await offered(person.token))).expect(201);
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
    const { body } = await add(person.token, second.create(await offered(person.token)), ' Key ').expect(201);
    expect(body).toMatchObject({ passkey: { name: 'Key' }, recoveryCodes: null });
    expect(await secondStep(person.token)).toMatchObject({
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
    const { body } = await add(token, new PasskeyDevice(ORIGIN).create(await offered(token)), name).expect(
      400,
    );
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'name', message }] });
    await add(token, new PasskeyDevice(ORIGIN).create(await offered(token)), 'n'.repeat(60)).expect(201);
  });

  it.each<[string, Misbehaviour]>([
    ['for another origin', { origin: 'http://manette.test.evil.test' }],
    ['without verifying the person', { verified: false }],
  ])('[TRU-029] [TRU-032] refuses a credential made %s', async (_how, misbehaviour) => {
    const { token } = await app.people.client();
    const credential = new PasskeyDevice(ORIGIN).create(await offered(token), misbehaviour);
    expect((await add(token, credential).expect(400)).body).toMatchObject(INVALID);
    expect(await secondStep(token)).toMatchObject({ on: false, passkeys: [] });
  });

  it('[TRU-029] refuses an invalid credential, and one that exists already', async () => {
    const { person, device } = await withPasskey();
    const options = await offered(person.token);
    const credential = new PasskeyDevice(ORIGIN).create(options);
    const broken = [
      {},
      { ...credential, id: 'x' },
      { ...credential, response: {} },
      { ...credential, type: 7 },
    ];
    for (const one of broken) expect((await add(person.token, one).expect(400)).body).toMatchObject(INVALID);
    expect((await add(person.token, 'x').expect(400)).body.code).toBe('VALIDATION_FAILED');
    await add(person.token, credential).expect(201);
    expect(
      (await add(person.token, device.create(await offered(person.token))).expect(400)).body,
    ).toMatchObject(INVALID);
  });

  it('[TRU-032] accepts a credential once, within 5 minutes, and only from the user to whom it was offered', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const options = await offered(ann.token);
    const device = new PasskeyDevice(ORIGIN);
    expect((await add(bob.token, device.create(options)).expect(400)).body).toMatchObject(INVALID);
    // The failed attempt has consumed the options.
    await add(ann.token, device.create(options)).expect(400);
    const late = await offered(ann.token);
    app.clock.advance(5 * MINUTE);
    await add(ann.token, device.create(late)).expect(400);
    const intime = await offered(ann.token);
    app.clock.advance(5 * MINUTE - 1000);
    await add(ann.token, device.create(intime)).expect(201);
  });

  it('[TRU-028] accepts at most ten passkeys, even when two are added concurrently as the tenth', async () => {
    const { token } = await app.people.client();
    for (let n = 0; n < 9; n++)
      await add(token, new PasskeyDevice(ORIGIN).create(await offered(token))).expect(201);
    const two = [await offered(token), await offered(token)];
    const answers = await Promise.all(
      two.map((options) => add(token, new PasskeyDevice(ORIGIN).create(options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await app.call.post('/api/auth/passkeys/options', token).send({}).expect(409);
    expect(body.code).toBe('CONFLICT');
  });

  it('[TRU-027] ends the user’s other sessions when it is the first, and keeps the caller’s session', async () => {
    const admin = await app.people.admin();
    const other = await app.people.admin();
    const device = new PasskeyDevice(ORIGIN);
    const { body } = await add(admin.token, device.create(await offered(admin.token))).expect(201);
    await app.call.get('/api/auth/me', admin.token).expect(200);
    expect((await app.call.get('/api/auth/me', other.token).expect(401)).body.code).toBe('UNAUTHENTICATED');
    await app.call.delete(`/api/auth/passkeys/${body.passkey._id}`, admin.token).expect(200);
  });
});

describe('removing a passkey', () => {
  it('[TRU-026] switches the second step off when it was the last one; another user’s passkey is not found', async () => {
    const { person, added } = await withPasskey();
    const stranger = await app.people.client();
    const path = `/api/auth/passkeys/${added.passkey._id}`;
    expect((await app.call.delete(path, stranger.token).expect(404)).body.code).toBe('NOT_FOUND');
    await app.call.delete('/api/auth/passkeys/nothing', person.token).expect(404);
    const { body } = await app.call.delete(path, person.token).expect(200);
    expect(body).toEqual({ message: 'Passkey removed' });
    await app.call.delete(path, person.token).expect(404);
    expect(await secondStep(person.token)).toMatchObject({ on: false, passkeys: [], recoveryCodesLeft: 0 });
    await app.people.login(person.email);
  });

  it('sends an event to the user’s pages', async () => {
    const { person, added } = await withPasskey();
    const socket = await app.sockets.connect(person.token);
    await app.call.delete(`/api/auth/passkeys/${added.passkey._id}`, person.token).expect(200);
    expect(await socket.next('user_updated')).toEqual({ _id: person.id });
  });
});

describe('signing in with only a passkey', () => {
  it('[TRU-030] [TRU-005] needs neither address nor password, and counts as both steps', async () => {
    const { person, device } = await withPasskey();
    const options = await offeredToSignIn();
    expect(options).toMatchObject({ rpId: 'manette.test', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await signIn(device.use(options)).expect(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(Object.keys(answer.body).sort()).toEqual(['token', 'user']);
    const { body } = await app.call.get('/api/auth/me', answer.body.token).expect(200);
    expect(body.user._id).toBe(person.id);
    expect((await secondStep(answer.body.token)).passkeys[0].lastUsedAt).toEqual(expect.any(String));
    // The client's older session is replaced.
    expect((await app.call.get('/api/auth/me', person.token).expect(401)).body.code).toBe('SESSION_REPLACED');
  });

  it('[TRU-032] accepts an assertion only once', async () => {
    const { device } = await withPasskey();
    const credential = device.use(await offeredToSignIn());
    const answers = await Promise.all([signIn(credential), signIn(credential)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await signIn(credential).expect(400)).body).toMatchObject(INVALID);
  });

  it('[TRU-032] refuses an assertion after 5 minutes', async () => {
    const { device } = await withPasskey();
    const late = device.use(await offeredToSignIn());
    app.clock.advance(5 * MINUTE);
    expect((await signIn(late).expect(400)).body).toMatchObject(INVALID);
  });

  it.each<[string, Misbehaviour]>([
    ['for another origin', { origin: 'https://manette.test' }],
    ['without verifying the person', { verified: false }],
    ['whose counter has not increased', { counter: 5 }],
    ['with a counter of 0 after higher values', { counter: 0 }],
  ])('[TRU-032] refuses an assertion %s', async (_how, misbehaviour) => {
    const { device } = await withPasskey();
    await signIn(device.use(await offeredToSignIn(), { counter: 5 })).expect(200);
    const { body } = await signIn(
      device.use(await offeredToSignIn(), { counter: 6, ...misbehaviour }),
    ).expect(400);
    expect(body).toMatchObject(INVALID);
    await signIn(device.use(await offeredToSignIn(), { counter: 7 })).expect(200);
  });

  it('[TRU-032] accepts devices whose counter stays at 0', async () => {
    const { device } = await withPasskey();
    for (let n = 0; n < 2; n++) await signIn(device.use(await offeredToSignIn(), { counter: 0 })).expect(200);
  });

  it('[TRU-032] refuses an unknown credential, one signed with another key, and a removed one', async () => {
    const { person, device, added } = await withPasskey();
    const refused = async (answer: Promise<Response>) => expect((await answer).body).toMatchObject(INVALID);
    const unknown = new PasskeyDevice(ORIGIN);
    await refused(
      signIn(unknown.use(await offeredToSignIn()))
        .expect(400)
        .then(),
    );
    const forged = unknown.use(await offeredToSignIn());
    await refused(signIn({ ...forged, id: device.credentialId, rawId: device.credentialId }).then());
    await app.call.delete(`/api/auth/passkeys/${added.passkey._id}`, person.token).expect(200);
    await refused(signIn(device.use(await offeredToSignIn())).then());
  });

  it('[TRU-004] is processed again when the Idempotency-Key is repeated', async () => {
    const { device } = await withPasskey();
    const send = async (credential: unknown) =>
      app.call.post('/api/auth/login/passkey').set('idempotency-key', 'one-key-0001').send({ credential });
    const options = await offeredToSignIn();
    expect((await send(device.use(options, { verified: false }))).body).toMatchObject(INVALID);
    expect((await send(device.use(await offeredToSignIn()))).status).toBe(200);
  });

  it('[TRU-016] refuses a deactivated user with the code ACCOUNT_DISABLED', async () => {
    const { person, device } = await withPasskey();
    const admin = await app.people.admin();
    await app.call.patch(`/api/users/${person.id}/toggle-status`, admin.token).expect(200);
    const { body } = await signIn(device.use(await offeredToSignIn())).expect(401);
    expect(body.code).toBe('ACCOUNT_DISABLED');
  });

  it('[TRU-014] counts failures as failed sign-ins of the address and of the client address', async () => {
    const { person, device } = await withPasskey();
    for (let n = 1; n <= 10; n++)
      await signIn(device.use(await offeredToSignIn(), { verified: false }), `10.9.1.${n}`).expect(400);
    await signIn(device.use(await offeredToSignIn()), '10.9.2.1').expect(429);
    const password = { email: person.email, password: PASSWORD };
    await app.call.post('/api/auth/login').set('x-forwarded-for', '10.9.2.1').send(password).expect(429);
    const unknown = new PasskeyDevice(ORIGIN);
    for (let n = 1; n <= 50; n++) await signIn(unknown.use(await offeredToSignIn()), '10.9.3.1').expect(400);
    await signIn(unknown.use(await offeredToSignIn()), '10.9.3.1').expect(429);
  });

  it('stores only the hash of a challenge', async () => {
    const { challenge } = await offeredToSignIn();
    const hash = createHash('sha256').update(challenge).digest();
    const db = await app.database.query(
      'select purpose from identity.webauthn_options where challenge_hash = $1',
      [hash],
    );
    expect(db).toEqual([{ purpose: 'sign-in' }]);
  });
});

describe('a passkey as second step', () => {
  it('[TRU-031] [TRU-007] completes the sign-in whose challenge it was offered for', async () => {
    const { person, device } = await withPasskey();
    const { challenge, methods } = await begun(person);
    expect(methods).toEqual(['passkey', 'recovery']);
    const options = await offeredToSignIn(challenge);
    expect(options.allowCredentials).toEqual([
      { id: device.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    const { body } = await finish(challenge, device.use(options)).expect(200);
    expect(body.user._id).toBe(person.id);
    await app.call.get('/api/auth/me', body.token).expect(200);
  });

  it('[TRU-031] [TRU-032] refuses another user’s passkey, a replay, and options of another purpose', async () => {
    const { person, device } = await withPasskey();
    const other = await withPasskey();
    const { challenge } = await begun(person);
    const refused = async (credential: unknown) =>
      expect((await finish(challenge, credential).expect(400)).body).toMatchObject(INVALID);
    await refused(other.device.use(await offeredToSignIn(challenge)));
    await refused(device.use(await offeredToSignIn()));
    const wrong = device.use(await offeredToSignIn(challenge), { verified: false });
    await refused(wrong);
    await refused(wrong);
    const right = device.use(await offeredToSignIn(challenge));
    expect((await signIn(right).expect(400)).body).toMatchObject(INVALID);
    await finish(challenge, device.use(await offeredToSignIn(challenge))).expect(200);
  });

  it('[TRU-012] is offered only for an open sign-in', async () => {
    const { person, device } = await withPasskey();
    const { challenge } = await begun(person);
    const ask = (text: string) => app.call.post('/api/auth/login/passkey/options').send({ challenge: text });
    expect((await ask('x').expect(400)).body.code).toBe('CHALLENGE_EXPIRED');
    await finish(challenge, device.use(await offeredToSignIn(challenge))).expect(200);
    expect((await ask(challenge).expect(400)).body.code).toBe('CHALLENGE_EXPIRED');
  });
});
