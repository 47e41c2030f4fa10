import pg from 'pg';
import { startTestApp, type TestApp } from '../support/index.js';

let here: TestApp;
let there: TestApp;
let db: pg.Client;
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ beside: here });
  db = new pg.Client(here.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await there.stop();
  await here.stop();
});

const LIST = '/api/giftcards';
/** Calls a process that caches the session. Returns 'admitted' or the error code. */
const call = async (app: TestApp, token: string) => {
  const { status, body } = await app.call.get(LIST, token);
  return status === 200 ? 'admitted' : (body.code as string);
};
/** The time in ms within which every process refuses a session that another process revoked. */
const EVERYWHERE_MS = 1000;
const callUntilRefused = async (app: TestApp, token: string, since: number): Promise<string> => {
  const sentAt = performance.now();
  const answer = await call(app, token);
  if (answer !== 'admitted') return answer;
  if (sentAt - since > EVERYWHERE_MS) throw new Error('admitted more than a second after it was revoked');
  return callUntilRefused(app, token, since);
};

/** What ends a session or makes it unusable, and the error code of the next call. */
const endings: [string, (ann: { id: string; email: string; token: string }) => Promise<unknown>, string][] = [
  ['logs out', ({ token }) => here.call.post('/api/auth/logout', token).expect(204), 'UNAUTHENTICATED'],
  ['signs in elsewhere', ({ email }) => here.people.login(email), 'SESSION_REPLACED'],
  [
    'is deactivated',
    async ({ id }) => {
      const admin = await here.people.admin();
      await here.call.patch(`/api/users/${id}/toggle-status`, admin.token).expect(200);
    },
    'ACCOUNT_DISABLED',
  ],
  [
    'is deleted',
    async ({ id }) => {
      const admin = await here.people.admin();
      await here.call.delete(`/api/users/${id}`, admin.token);
    },
    'UNAUTHENTICATED',
  ],
];

describe('a cached session', () => {
  it.each(endings)(
    '[contract 2] is refused immediately when its user %s, and soon on other processes',
    async (_, end, code) => {
      const ann = await here.people.client();
      for (const app of [here, there, here, there]) expect(await call(app, ann.token)).toBe('admitted');
      await end(ann);
      const since = performance.now();
      expect(await call(here, ann.token)).toBe(code);
      expect(await callUntilRefused(there, ann.token, since)).toBe(code);
    },
  );

  it('[contract 2] is refused soon after an operator’s SQL statement deletes it', async () => {
    const ann = await here.people.client();
    for (const app of [here, there, here, there]) expect(await call(app, ann.token)).toBe('admitted');
    await db.query('delete from identity.sessions where user_id = $1', [ann.id]);
    const since = performance.now();
    for (const app of [here, there])
      expect(await callUntilRefused(app, ann.token, since)).toBe('UNAUTHENTICATED');
  });

  it('[contract 2] stays valid when only its last use is stored', async () => {
    const ann = await here.people.client();
    await call(here, ann.token);
    const noted = 'select count(*)::int as n from platform.change';
    const before = (await db.query<{ n: number }>(noted)).rows;
    await db.query('update identity.sessions set last_used_at = now() where user_id = $1', [ann.id]);
    expect((await db.query<{ n: number }>(noted)).rows).toEqual(before);
    expect(await call(here, ann.token)).toBe('admitted');
  });
});
