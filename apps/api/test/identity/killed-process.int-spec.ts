import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, eventually, type TestDatabase } from '@manette/platform/testing';
import { contextPersistences } from '../../src/contexts.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { MortalApi } from '../support/mortal-api.js';
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
  MortalApi.start({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR,
    JWT_SECRET,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    SECURITY_MAILS: 'true',
    ...env,
  });

describe('real processes on one database', () => {
  let app: TestApp;
  const processes: MortalApi[] = [];
  afterAll(async () => {
    await app.stop();
    await Promise.all(processes.map((process) => process.die()));
  });

  it('that start at once create one first administrator', async () => {
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

  it('that are killed have their people called offline by the others, when the lease has run out', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const watcher = await app.sockets.connect(bob.token);
    const [mortal] = processes;
    const there = new TestSockets(mortal?.url ?? '');
    await there.connect(ann.token);
    await watcher.next('user_status_changed', ({ _id, isOnline }) => _id === ann.id && isOnline);

    await mortal?.die();
    // Its lease ends 30 s after it was renewed last: let that time have passed.
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

  it('[TRU-068, TRU-083] that are killed right after an answer leave its mail to the others, and its entry in the log', async () => {
    const ann = await app.people.client();
    const mortal = processes[1];
    const answer = await fetch(`${mortal?.url}/api/users/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'Another1x' }),
    });
    await mortal?.die();
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
