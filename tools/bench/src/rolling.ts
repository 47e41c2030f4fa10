import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startTestServers } from '@manette/local';
import { runNode, startNode, type Child } from './child.ts';
import { bench, onEnd } from './end.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';

// How long it takes to replace the processes of `serve -- api` one by one, as docs/operations/rolling-deploy.md describes, with
// the default drain: until the old process has ended, until the new one is ready, and for all processes.

const ROUNDS = Number(process.argv[2] ?? 3);
const PROCESSES = 2;
const PATIENCE = 120_000;
const SERVE = join(import.meta.dirname, '../../local/src/serve/main.ts');

const seconds = (since: number) => (performance.now() - since) / 1000;

async function untilReady(port: string, { process: child }: Child): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('a process is not ready');
    await pause(20);
  }
}

await bench(async () => {
  const servers = await startTestServers({});
  onEnd(() => servers.stop());
  const folder = mkdtempSync(join(tmpdir(), 'manette-rolling-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { TEST_DATABASE_URL, TEST_REDIS_URLS = '' } = servers.environment;
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: TEST_DATABASE_URL,
    REDIS_URL: TEST_REDIS_URLS.split(' ')[0],
    RELEASES: join(folder, 'releases'),
    PUBLIC_URL: 'http://localhost',
    JWT_SECRET: 'the secret of a benchmark, long enough for it',
    MAIL_TO_FILES: 'true',
    LOG_LEVEL: 'warn',
  };
  await runNode([SERVE, 'migrate'], { ...environment, DATA_DIR: join(folder, 'migrate') });
  const start = async (PORT: string): Promise<Child> => {
    const started = startNode([SERVE, 'api'], { ...environment, PORT, DATA_DIR: join(folder, PORT) });
    await untilReady(PORT, started);
    return started;
  };
  const running = new Map<string, Child>();
  onEnd(async () => void (await Promise.all([...running.values()].map((one) => one.stop()))));
  for (let count = 0; count < PROCESSES; count += 1) {
    const port = String(await freePort());
    running.set(port, await start(port));
  }
  const [ended, ready, all]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    for (const [port, old] of running) {
      const told = performance.now();
      await old.stop();
      ended.push(seconds(told));
      const left = performance.now();
      running.set(port, await start(port));
      ready.push(seconds(left));
    }
    all.push(seconds(begun));
  }
  report([
    { work: 'a process that is told to end has ended', quantity: 's', ours: spreadOf(ended) },
    { work: 'the one in its place is ready', quantity: 's', ours: spreadOf(ready) },
    { work: `rolling deploy of ${PROCESSES} processes`, quantity: 's', ours: spreadOf(all) },
  ]);
});
