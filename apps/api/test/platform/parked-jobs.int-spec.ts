import { eventually, freePort } from '@manette/platform/testing';
import { runProgramFor, startTestApp, type TestApp } from '../support/index.js';

let app: TestApp;
let id: string;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  app = await startTestApp({ env: { METRICS_PORT: String(metricsPort) } });
  const [row] = await app.database.query<{ id: string }>(
    `insert into platform.outbox (kind, topic, payload, attempts, parked_at, last_error)
     values ('event', 'nobody.listens', '{}', 12, now(), 'Error: the queue refused it') returning message_id as id`,
  );
  id = row?.id ?? '';
});
afterAll(() => app.stop());

/** Runs `npm run admin` while the product is running, with the product's environment. */
const admin = (...typed: string[]) =>
  runProgramFor(app, 'admin', typed, { METRICS_PORT: String(metricsPort) });

describe('npm run admin -- jobs', () => {
  it('[OPS-113] lists parked jobs, and runs one again', async () => {
    const line = `${id} outbox nobody.listens Error: the queue refused it\n`;
    expect(await admin('jobs')).toEqual({ status: 0, stdout: line, stderr: '' });
    expect(await admin('jobs', 'retry', id)).toEqual({ status: 0, stdout: 'retried 1\n', stderr: '' });
    await eventually(async () => (await app.database.query('select from platform.outbox')).length === 0);
  });
});
