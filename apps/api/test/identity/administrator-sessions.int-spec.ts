import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import { startTestApp, type TestApp } from '../support/index.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let app: TestApp;
let db: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_SESSION_HOURS: '12', ADMIN_SESSION_IDLE_HOURS: '2' } });
  db = new pg.Client(app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await app.stop();
});
afterEach(() => app.clock.reset());

const me = (token: string) => app.call.get('/api/auth/me', token);
/** Calls a path that is answered from memory, before the framework. */
const page = (token: string) => app.call.get('/api/accounts', token);
const expired = /"SESSION_EXPIRED"/;
/**
 * Waits until the last use of a session is stored. It is written asynchronously, and another process sees only the stored time.
 */
const noted = (token: string) =>
  eventually(async () => {
    const sid = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sid as string;
    const { rows } = await db.query<{ last_used_at: Date }>(
      'select last_used_at from identity.sessions where id = $1',
      [sid],
    );
    return app.clock.now().getTime() - rows[0]!.last_used_at.getTime() < MINUTE;
  });

describe('an administrator’s session', () => {
  it('[TRU-046] ends after ADMIN_SESSION_HOURS, however much it is used; a client’s session does not', async () => {
    const [boss, ann] = [await app.people.admin(), await app.people.client()];
    for (let passed = 1; passed < 12; passed += 1) {
      app.clock.advance(HOUR);
      await me(boss.token).expect(200);
      await noted(boss.token);
    }
    app.clock.advance(HOUR);
    await me(boss.token).expect(401, expired);
    await page(boss.token).expect(401, expired);
    await me(ann.token).expect(200);
  });

  it('[TRU-047] ends after exactly ADMIN_SESSION_IDLE_HOURS without use', async () => {
    const [boss, ann] = [await app.people.admin(), await app.people.client()];
    app.clock.advance(2 * HOUR - MINUTE);
    await me(boss.token).expect(200);
    await noted(boss.token);
    app.clock.advance(2 * HOUR - MINUTE);
    await page(boss.token).expect(200);
    await noted(boss.token);
    app.clock.advance(2 * HOUR);
    await page(boss.token).expect(401, expired);
    await me(boss.token).expect(401, expired);
    await me(ann.token).expect(200);
  });

  it('[TRU-047] is not kept alive by calls with X-Background: 1, nor by a socket', async () => {
    const boss = await app.people.admin();
    const rest = [2 * HOUR - MINUTE, MINUTE + 1];
    app.clock.advance(rest[0]!);
    await me(boss.token).set('x-background', '1').expect(200);
    await page(boss.token).set('x-background', '1').expect(200);
    (await app.sockets.connect(boss.token)).close();
    app.clock.advance(rest[1]!);
    await me(boss.token).set('x-background', '1').expect(401, expired);
    await me(boss.token).expect(401, expired);
  });

  it('[TRU-046] follows the user’s current role: the limits also apply to a client who becomes an administrator', async () => {
    const ann = await app.people.client();
    app.clock.advance(13 * HOUR);
    await me(ann.token).expect(200);
    await db.query(`update identity.users set role = 'admin' where id = $1`, [ann.id]);
    // The row was changed directly in the database, and the API may cache a session for 40 ms.
    await eventually(async () => (await me(ann.token)).status === 401);
  });
});

describe('a socket of an administrator’s session', () => {
  it('[TRU-048] is closed within one sweep after the session has expired, and a client’s socket stays open', async () => {
    const quick = await startTestApp({
      beside: app,
      env: { ADMIN_SESSION_HOURS: '12', ADMIN_SESSION_IDLE_HOURS: '2', TEST_PERIOD_FACTOR: '0.01' },
    });
    try {
      const [boss, ann] = [await quick.people.admin(), await quick.people.client()];
      const [own, other] = [await quick.sockets.connect(boss.token), await quick.sockets.connect(ann.token)];
      const closed = new Promise<number>((resolve) =>
        own.socket.on('disconnect', () => resolve(performance.now())),
      );
      quick.clock.advance(0.02 * HOUR);
      const since = performance.now();
      expect((await closed) - since).toBeLessThan(1500);
      expect(other.socket.connected).toBe(true);
      await expect(quick.sockets.connect(boss.token)).rejects.toThrow('SESSION_EXPIRED');
    } finally {
      await quick.stop();
    }
  });
});
