import type { ReauthenticationAnswer } from '@manette/contracts/identity';
import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import { accountInput, cardInput } from '../catalog/support/listings.js';
import { enrol } from './support/authenticator.js';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';

const MINUTE = 60_000;
let app: TestApp;
let db: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ env: { REAUTHENTICATION_MINUTES: '15' } });
  db = new pg.Client(app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await app.stop();
});
afterEach(() => app.clock.reset());

const REFUSED = { code: 'REAUTHENTICATION_REQUIRED', message: 'Please confirm that it is you.' };
const FAILED = { code: 'REAUTHENTICATION_FAILED', message: 'Incorrect password or code' };
const prove = ({ token }: TestPerson, proof: object) =>
  app.call.post('/api/auth/reauthenticate', token).send(proof);
const standing = async ({ token }: TestPerson) =>
  (await app.call.get('/api/auth/reauthenticate', token).expect(200)).body as ReauthenticationAnswer;
const renew = ({ token }: TestPerson, key?: string) => {
  const call = app.call.put('/api/users/profile', token);
  return (key ? call.set('idempotency-key', key) : call).send({ password: PASSWORD });
};
/** Sets the user's second step on or off directly in the database, without a method. */
const secondStep = (id: string, since: 'now()' | 'null') =>
  db.query(`update identity.users set second_step_at = ${since} where id = $1`, [id]);

describe('a sensitive call', () => {
  it('[TRU-051] needs no reauthentication within REAUTHENTICATION_MINUTES of a sign-in', async () => {
    const ann = await app.people.client();
    app.clock.advance(15 * MINUTE - 1000);
    await renew(ann).expect(200);
  });

  it('[TRU-049] is refused later and changes nothing; other changes of the profile need no reauthentication', async () => {
    const ann = await app.people.client();
    app.clock.advance(15 * MINUTE);
    const call = app.call.put('/api/users/profile', ann.token);
    const { body } = await call.send({ username: 'changed', password: 'Another1!' }).expect(403);
    expect(body).toMatchObject(REFUSED);
    await app.call.put('/api/users/profile', ann.token).send({ address: 'Oran' }).expect(200);
    expect((await app.people.login(ann.email)).username).toBe(ann.username);
  });

  it('[TRU-053] [TRU-004] succeeds after a reauthentication, even with the same Idempotency-Key', async () => {
    const ann = await app.people.client();
    app.clock.advance(15 * MINUTE);
    await renew(ann, 'key-of-ann-1').expect(403);
    const { body } = await prove(ann, { password: PASSWORD }).expect(200);
    const until = app.clock.now().getTime() + 15 * MINUTE;
    expect(Math.abs(Date.parse((body as { until: string }).until) - until)).toBeLessThan(5000);
    await renew(ann, 'key-of-ann-1').expect(200);
    app.clock.advance(15 * MINUTE);
    await renew(ann).expect(403);
  });

  it('[TRU-050] of an administrator is refused too, and changes nothing', async () => {
    const [boss, ann] = [await app.people.admin(), await app.people.client()];
    const made = async (path: string, input: object) =>
      (await app.call.post(path, boss.token).send(input).expect(201)).body as Record<string, { _id: string }>;
    const account = (await made('/api/accounts', accountInput())).account!._id;
    const card = (await made('/api/giftcards', cardInput())).giftCard!._id;
    app.clock.advance(15 * MINUTE);
    const user = `/api/users/${ann.id}`;
    const refused = [
      app.call.put(user, boss.token).send({ role: 'admin' }),
      app.call.put(user, boss.token).send({ email: 'new@example.test', address: 'Oran' }),
      app.call.get('/api/accounts/export', boss.token),
      app.call.get('/api/giftcards/export', boss.token),
      app.call.delete(user, boss.token),
      app.call.delete(`/api/accounts/${account}`, boss.token),
      app.call.delete(`/api/giftcards/${card}`, boss.token),
      app.call.delete(`/api/messages/support/ticket/${ann.id}`, boss.token),
    ];
    for (const call of refused) expect((await call.expect(403)).body).toMatchObject(REFUSED);
    const same = { role: 'client', email: ann.email, address: 'Annaba' };
    const { body } = await app.call.put(user, boss.token).send(same).expect(200);
    expect((body as { user: object }).user).toMatchObject(same);
    await prove(boss, { password: boss.password }).expect(200);
    for (const path of [user, `/api/accounts/${account}`, `/api/giftcards/${card}`])
      await app.call.delete(path, boss.token).expect(200);
  });

  it('[TRU-050] does not include the deletion of a message', async () => {
    const boss = await app.people.admin();
    app.clock.advance(15 * MINUTE);
    const said = await app.call
      .post('/api/messages/public', boss.token)
      .send({ content: 'Hello' })
      .expect(201);
    const { message } = said.body as { message: { _id: string } };
    await app.call.delete(`/api/messages/public/${message._id}`, boss.token).expect(200);
  });

  it('[TRU-051] never needs a reauthentication with REAUTHENTICATION_MINUTES=0', async () => {
    const lax = await startTestApp({ beside: app, env: { REAUTHENTICATION_MINUTES: '0' } });
    const ann = await lax.people.client();
    lax.clock.advance(24 * 60 * MINUTE);
    await lax.call.put('/api/users/profile', ann.token).send({ password: PASSWORD }).expect(200);
    const { body } = await lax.call.get('/api/auth/reauthenticate', ann.token).expect(200);
    expect(body).toEqual({ methods: ['password'], until: null });
    const proved = await lax.call.post('/api/auth/reauthenticate', ann.token).send({ password: PASSWORD });
    expect([proved.status, proved.body]).toEqual([200, { until: null }]);
    await lax.stop();
  });
});

describe('reauthenticating', () => {
  it('[TRU-052] returns the available methods, and until when the last proof is recent', async () => {
    const ann = await app.people.client();
    const { methods, until } = await standing(ann);
    expect(methods).toEqual(['password']);
    const expected = app.clock.now().getTime() + 15 * MINUTE;
    expect(Math.abs(Date.parse(until ?? '') - expected)).toBeLessThan(5000);
    await db.query(`update identity.users set password_hash = null, google_id = 'g' where id = $1`, [ann.id]);
    expect((await standing(ann)).methods).toEqual(['google']);
    await prove(ann, { password: PASSWORD }).expect(403);
  });

  it('[TRU-053] refuses the password when the second step is on', async () => {
    const ann = await app.people.client();
    await secondStep(ann.id, 'now()');
    await eventually(async () => !(await standing(ann)).methods.includes('password'));
    expect((await prove(ann, { password: PASSWORD }).expect(403)).body).toMatchObject(FAILED);
  });

  it('[TRU-052] [TRU-053] accepts a code of the authenticator app once', async () => {
    const ann = await app.people.client();
    const { authenticator } = await enrol(app, ann);
    expect((await standing(ann)).methods).toEqual(['totp']);
    app.clock.advance(15 * MINUTE);
    await renew(ann).expect(403);
    const code = authenticator.freshCode();
    await prove(ann, { code }).expect(200);
    await renew(ann).expect(200);
    expect((await prove(ann, { code }).expect(403)).body).toMatchObject(FAILED);
  });

  it.each([[{}], [{ password: 'a', code: '1' }], [{ password: null }], [{ code: 5 }], [[]]])(
    '[TRU-053] refuses anything but exactly one proof: %j',
    async (proof) => {
      const ann = await app.people.client();
      const { body } = await prove(ann, proof).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  it('[TRU-054] with a wrong proof is refused, keeps the session, and counts as a failed sign-in', async () => {
    const strict = await startTestApp({
      beside: app,
      env: { RATE_LIMIT_FACTOR: '1', REAUTHENTICATION_MINUTES: '15' },
    });
    const ann = await strict.people.client();
    const wrong = (proof: object) =>
      strict.call.post('/api/auth/reauthenticate', ann.token).send(proof).expect(403);
    for (let tries = 0; tries < 9; tries += 1)
      expect((await wrong({ password: 'Wrong1!' })).body).toMatchObject(FAILED);
    await wrong({ code: '123456' });
    await strict.call.get('/api/auth/me', ann.token).expect(200);
    const { email } = ann;
    await strict.call.post('/api/auth/login').send({ email, password: PASSWORD }).expect(429);
    await strict.call.post('/api/auth/reauthenticate', ann.token).send({ password: PASSWORD }).expect(429);
    await strict.stop();
  });
});
