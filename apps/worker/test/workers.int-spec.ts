import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestDatabase,
  eventually,
  productProgram,
  queueStores,
  startChild,
  writtenMails,
  type TestDatabase,
} from '@manette/platform/testing';
import { contextPersistences } from '../src/contexts.js';

interface Worker {
  process: ChildProcess;
  /** The files of the mails that this worker has sent. */
  mails(): string[];
  end(signal: NodeJS.Signals): Promise<number | null>;
}

describe.each(queueStores(4))('two workers on %s', (_store, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  let database: TestDatabase;
  let workers: Worker[] = [];

  async function start(name: string): Promise<Worker> {
    const dataDir = join(folder, name);
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(32) };
    const process = await startChild(
      productProgram('worker'),
      { ...env, ...settings, LOG_LEVEL: 'info' },
      'takes jobs',
    );
    const mails = () => writtenMails(dataDir);
    const end = async (signal: NodeJS.Signals) => {
      const ended = once(process, 'exit') as Promise<[number | null]>;
      process.kill(signal);
      return (await ended)[0];
    };
    return { process, mails, end };
  }
  const write = (count: number) =>
    database.query(`insert into platform.outbox (kind, topic, payload)
      select 'mail', 'mail', json_build_object('to', 'ann' || n || '@example.test', 'subject', 'Hello',
        'html', '<p>x</p>', 'text', 'x') from generate_series(1, ${count}) n`);
  const sent = () => workers.flatMap((worker) => worker.mails());

  beforeAll(async () => {
    database = await createTestDatabase(contextPersistences);
    workers = await Promise.all(['one', 'two'].map(start));
  });
  afterAll(async () => {
    for (const { process } of workers) process.kill('SIGKILL');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[contract 7] share the jobs and run each job once', async () => {
    let written = 0;
    // One worker may be ready earlier and take all of the first jobs.
    do {
      await write(50);
      written += 50;
      await eventually(() => sent().length === written);
    } while (workers.some((worker) => worker.mails().length === 0) && written < 2000);
    expect(new Set(sent()).size).toBe(written);
    for (const worker of workers) expect(worker.mails().length).toBeGreaterThan(0);
  }, 300_000);

  it('[contract 7] continue when one of them is killed, and exit with code 0 on SIGTERM', async () => {
    const [one, two] = workers as [Worker, Worker];
    await one.end('SIGKILL');
    const before = sent().length;
    await write(20);
    await eventually(() => sent().length === before + 20);
    expect(await two.end('SIGTERM')).toBe(0);
  });
});
