import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, eventually, type TestDatabase } from '@manette/platform/testing';
import pg from 'pg';
import { contextPersistences } from '../../src/contexts.js';
import { unzip } from '../orders/support/evidence-files.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { KillableApi } from '../support/killable-api.js';
import { TestSockets } from '../support/test-sockets.js';

const JWT_SECRET = 'a secret that all processes know: 0123456789';
const PASSWORD = 'Bossy123';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'manette-killed-'));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(contextPersistences);
});
afterAll(async () => {
  await database.drop();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const startProcess = (env: Record<string, string>) =>
  KillableApi.start({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR,
    JWT_SECRET,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    SECURITY_MAILS: 'true',
    ...env,
  });

describe('several processes on one database', () => {
  let app: TestApp;
  const processes: KillableApi[] = [];
  afterAll(async () => {
    await app.stop();
    await Promise.all(processes.map((process) => process.kill()));
  });

  it('create one first administrator when they start concurrently', async () => {
    const admin = (name: string) => ({
      ADMIN_EMAIL: `${name}@shop.test`,
      ADMIN_PASSWORD: PASSWORD,
      ADMIN_USERNAME: name,
    });
    processes.push(...(await Promise.all(['one', 'two'].map((name) => startProcess(admin(name))))));
    app = await startTestApp({ database, env: { DATA_DIR, JWT_SECRET, ...admin('three') } });
    const admins = await database.query<{ username: string }>(
      `select username from identity.users where role = 'admin'`,
    );
    expect(admins).toHaveLength(1);
    expect(['one', 'two']).toContain(admins[0]?.username);
  }, 300_000);

  it('report the users of a killed process as offline when its lease has expired', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const watcher = await app.sockets.connect(bob.token);
    const [mortal] = processes;
    const there = new TestSockets(mortal?.url ?? '');
    await there.connect(ann.token);
    await watcher.next('user_status_changed', ({ _id, isOnline }) => _id === ann.id && isOnline);

    await mortal?.kill();
    // The lease ends 30 s after its last renewal. This lets that time pass.
    await database.query(
      `update identity.presence_process set lease_until = lease_until - interval '1 minute'
        where id in (select process_id from identity.presence_sockets where user_id = $1)`,
      [ann.id],
    );
    const told = await eventually(
      () => watcher.of('user_status_changed').find(({ _id, isOnline }) => _id === ann.id && !isOnline),
      200_000,
    );
    expect(told).toMatchObject({ username: ann.username, isOnline: false });
    const { body } = await app.call.get('/api/users/online', bob.token).expect(200);
    expect(body.onlineUsers.clients).toEqual([expect.objectContaining({ _id: bob.id })]);
    there.closeAll();
  }, 300_000);

  it('[TRU-068, TRU-083] send the mail and keep the log entry of a process that was killed right after its response', async () => {
    const ann = await app.people.client();
    const mortal = processes[1];
    const answer = await fetch(`${mortal?.url}/api/users/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'Another1x' }),
    });
    await mortal?.kill();
    expect(answer.status).toBe(200);
    const entries = await database.query(
      `select seq from audit.entry where body ->> 'action' = 'password.changed' and body -> 'target' ->> '_id' = $1`,
      [ann.id],
    );
    expect(entries).toHaveLength(1);
    const told = async () =>
      (await app.mails.to(ann.email)).filter(({ subject }) => subject === 'Your password was changed');
    expect(
      await eventually(async () => ((await told()).length > 0 ? told() : undefined), 120_000),
    ).toHaveLength(1);
  }, 300_000);
});

describe("a process that is killed while it prepares a client's data", () => {
  const EXPORT = '/api/users/profile/export';
  /** The queue gives a job to another process once the lock of the first one has expired. Lets the locks expire immediately. */
  const expireLocks = async () => {
    await database.query(
      `update bullmq.job set locked_until_ms = 0, stalled_marked = true where state = 'active'`,
    );
    await database.query(`delete from bullmq.meta where field = 'stalled-check'`);
  };

  it('[TRU-110] leaves the export to another one, which completes it and sends one mail', async () => {
    const env = { DATA_DIR, JWT_SECRET };
    const idle = await startTestApp({ database, env: { ...env, RUN_JOBS: 'false' } });
    let mortal: KillableApi | undefined;
    const locker = new pg.Client(database.url);
    await locker.connect();
    let finisher: TestApp | undefined;
    try {
      const dina = await idle.people.client();
      const last = async () => (await idle.call.get(EXPORT, dina.token).expect(200)).body.export;
      await idle.call.post(EXPORT, dina.token).expect(201);
      const isQueued = `select from bullmq.job where queue = 'identity-data-exports' and state = 'waiting'`;
      await eventually(async () => (await database.query(isQueued)).length === 1);
      // The lock holds the job before its end, so that the process is killed with half of the work done.
      await locker.query('begin; lock table chat.message in access exclusive mode');
      mortal = await startProcess({});
      const isHeld = `select from pg_locks where not granted and relation = 'chat.message'::regclass`;
      await eventually(async () => (await locker.query(isHeld)).rowCount === 1, 120_000);
      await mortal.kill();
      await locker.query('rollback');
      expect(await last()).toMatchObject({ status: 'pending' });
      await expireLocks();
      finisher = await startTestApp({ beside: idle, env: { RUN_JOBS: 'true' } });
      await eventually(async () => (await last()).status === 'ready', 120_000);
      const { url } = (await idle.call.get(`${EXPORT}/file`, dina.token).expect(200)).body as { url: string };
      const files = await unzip((await idle.call.get(url).responseType('blob')).body as Buffer);
      expect(JSON.parse(files.get('data.json')?.toString() ?? '')).toMatchObject({
        profile: { _id: dina.id },
      });
      const told = async () =>
        (await idle.mails.to(dina.email)).filter(({ subject }) => subject === 'Your data is ready');
      expect(await eventually(async () => ((await told()).length > 0 ? told() : undefined))).toHaveLength(1);
    } finally {
      await locker.end();
      await mortal?.kill();
      await finisher?.stop();
      await idle.stop();
    }
  }, 300_000);
});
