import { createHash } from 'node:crypto';
import type { Response } from 'supertest';
import { PASSWORD, startTestApp, type TestApp } from '../support/index.js';
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

describe('signing in with only a passkey', () => {
  it('[TRU-030] [TRU-005] needs neither address nor password, and counts as both steps', async () => {
    const { person, device } = await passkeys.newClient();
    const options = await passkeys.offeredToSignIn();
    expect(options).toMatchObject({ rpId: 'manette.test', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await passkeys.signIn(device.use(options)).expect(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(Object.keys(answer.body).sort()).toEqual(['token', 'user']);
    const { body } = await app.call.get('/api/auth/me', answer.body.token).expect(200);
    expect(body.user._id).toBe(person.id);
    expect((await passkeys.secondStep(answer.body.token)).passkeys[0].lastUsedAt).toEqual(expect.any(String));
    // The client's older session is replaced.
    expect((await app.call.get('/api/auth/me', person.token).expect(401)).body.code).toBe('SESSION_REPLACED');
  });

  it('[TRU-032] accepts an assertion only once', async () => {
    const { device } = await passkeys.newClient();
    const credential = device.use(await passkeys.offeredToSignIn());
    const answers = await Promise.all([passkeys.signIn(credential), passkeys.signIn(credential)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await passkeys.signIn(credential).expect(400)).body).toMatchObject(INVALID);
  });

  it('[TRU-032] refuses an assertion after 5 minutes', async () => {
    const { device } = await passkeys.newClient();
    const late = device.use(await passkeys.offeredToSignIn());
    app.clock.advance(5 * MINUTE);
    expect((await passkeys.signIn(late).expect(400)).body).toMatchObject(INVALID);
  });

  it.each<[string, Misbehaviour]>([
    ['for another origin', { origin: 'https://manette.test' }],
    ['without verifying the person', { verified: false }],
    ['whose counter has not increased', { counter: 5 }],
    ['with a counter of 0 after higher values', { counter: 0 }],
  ])('[TRU-032] refuses an assertion %s', async (_how, misbehaviour) => {
    const { device } = await passkeys.newClient();
    await passkeys.signIn(device.use(await passkeys.offeredToSignIn(), { counter: 5 })).expect(200);
    const { body } = await passkeys
      .signIn(device.use(await passkeys.offeredToSignIn(), { counter: 6, ...misbehaviour }))
      .expect(400);
    expect(body).toMatchObject(INVALID);
    await passkeys.signIn(device.use(await passkeys.offeredToSignIn(), { counter: 7 })).expect(200);
  });

  it('[TRU-032] accepts devices whose counter stays at 0', async () => {
    const { device } = await passkeys.newClient();
    for (let n = 0; n < 2; n++)
      await passkeys.signIn(device.use(await passkeys.offeredToSignIn(), { counter: 0 })).expect(200);
  });

  it('[TRU-032] refuses an unknown credential, one signed with another key, and a removed one', async () => {
    const { person, device, added } = await passkeys.newClient();
    const refused = async (answer: Promise<Response>) => expect((await answer).body).toMatchObject(INVALID);
    const unknown = new PasskeyDevice(ORIGIN);
    await refused(
      passkeys
        .signIn(unknown.use(await passkeys.offeredToSignIn()))
        .expect(400)
        .then(),
    );
    const forged = unknown.use(await passkeys.offeredToSignIn());
    await refused(passkeys.signIn({ ...forged, id: device.credentialId, rawId: device.credentialId }).then());
    await app.call.delete(`/api/auth/passkeys/${added.passkey._id}`, person.token).expect(200);
    await refused(passkeys.signIn(device.use(await passkeys.offeredToSignIn())).then());
  });

  it('[TRU-004] is processed again when the Idempotency-Key is repeated', async () => {
    const { device } = await passkeys.newClient();
    const send = async (credential: unknown) =>
      app.call.post('/api/auth/login/passkey').set('idempotency-key', 'one-key-0001').send({ credential });
    const options = await passkeys.offeredToSignIn();
    expect((await send(device.use(options, { verified: false }))).body).toMatchObject(INVALID);
    expect((await send(device.use(await passkeys.offeredToSignIn()))).status).toBe(200);
  });

  it('[TRU-016] refuses a deactivated user with the code ACCOUNT_DISABLED', async () => {
    const { person, device } = await passkeys.newClient();
    const admin = await app.people.admin();
    await app.call.patch(`/api/users/${person.id}/toggle-status`, admin.token).expect(200);
    const { body } = await passkeys.signIn(device.use(await passkeys.offeredToSignIn())).expect(401);
    expect(body.code).toBe('ACCOUNT_DISABLED');
  });

  it('[TRU-014] counts failures as failed sign-ins of the address and of the client address', async () => {
    const { person, device } = await passkeys.newClient();
    for (let n = 1; n <= 10; n++)
      await passkeys
        .signIn(device.use(await passkeys.offeredToSignIn(), { verified: false }), `10.9.1.${n}`)
        .expect(400);
    await passkeys.signIn(device.use(await passkeys.offeredToSignIn()), '10.9.2.1').expect(429);
    const password = { email: person.email, password: PASSWORD };
    await app.call.post('/api/auth/login').set('x-forwarded-for', '10.9.2.1').send(password).expect(429);
    const unknown = new PasskeyDevice(ORIGIN);
    for (let n = 1; n <= 50; n++)
      await passkeys.signIn(unknown.use(await passkeys.offeredToSignIn()), '10.9.3.1').expect(400);
    await passkeys.signIn(unknown.use(await passkeys.offeredToSignIn()), '10.9.3.1').expect(429);
  });

  it('stores only the hash of a challenge', async () => {
    const { challenge } = await passkeys.offeredToSignIn();
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
    const { person, device } = await passkeys.newClient();
    const { challenge, methods } = await passkeys.begin(person);
    expect(methods).toEqual(['passkey', 'recovery']);
    const options = await passkeys.offeredToSignIn(challenge);
    expect(options.allowCredentials).toEqual([
      { id: device.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    const { body } = await passkeys.finish(challenge, device.use(options)).expect(200);
    expect(body.user._id).toBe(person.id);
    await app.call.get('/api/auth/me', body.token).expect(200);
  });

  it('[TRU-031] [TRU-032] refuses another user’s passkey, a replay, and options of another purpose', async () => {
    const { person, device } = await passkeys.newClient();
    const other = await passkeys.newClient();
    const { challenge } = await passkeys.begin(person);
    const refused = async (credential: unknown) =>
      expect((await passkeys.finish(challenge, credential).expect(400)).body).toMatchObject(INVALID);
    await refused(other.device.use(await passkeys.offeredToSignIn(challenge)));
    await refused(device.use(await passkeys.offeredToSignIn()));
    const wrong = device.use(await passkeys.offeredToSignIn(challenge), { verified: false });
    await refused(wrong);
    await refused(wrong);
    const right = device.use(await passkeys.offeredToSignIn(challenge));
    expect((await passkeys.signIn(right).expect(400)).body).toMatchObject(INVALID);
    await passkeys.finish(challenge, device.use(await passkeys.offeredToSignIn(challenge))).expect(200);
  });

  it('[TRU-012] is offered only for an open sign-in', async () => {
    const { person, device } = await passkeys.newClient();
    const { challenge } = await passkeys.begin(person);
    const ask = (text: string) => app.call.post('/api/auth/login/passkey/options').send({ challenge: text });
    expect((await ask('x').expect(400)).body.code).toBe('CHALLENGE_EXPIRED');
    await passkeys.finish(challenge, device.use(await passkeys.offeredToSignIn(challenge))).expect(200);
    expect((await ask(challenge).expect(400)).body.code).toBe('CHALLENGE_EXPIRED');
  });
});
