import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startPostgres } from '@manette/local';
import { runNode, startNode, type Child } from './child.ts';
import { onEnd } from './end.ts';
import { fillShelf } from './fill-shelf.ts';
import { commandOf, processTree } from './process-tree.ts';
import { ADMIN, signIn } from './sign-in.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
/** Milliseconds. The launcher first builds what has changed. */
const PATIENCE = 300_000;
const API = /\bapps[/\\]api[/\\]dist\b/;

export interface Product {
  /** The URL of the public port. */
  url: string;
  databaseUrl: string;
  metricsUrl: string;
  /** The id of the API's process. */
  readonly pid: number;
  /** The id of PostgreSQL's main process, which starts all of its other processes. */
  postgresPid: number;
  /** Returns the ids of all processes of the product, except those of PostgreSQL. */
  processes(): number[];
  /** The token of the administrator's session. */
  token: string;
  /** Restarts everything but PostgreSQL, and waits until the public port answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

async function waitUntilReady(url: string, { process: launcher }: Child): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    if (launcher.exitCode !== null) throw new Error('the product could not be started');
    const ready = await fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error('the product was not ready in time');
    await pause(10);
  }
}

/** Finds the API among the processes of the product. */
function apiIn(pids: readonly number[]): number {
  const api = pids.find((pid) => API.test(commandOf(pid)));
  if (api === undefined) throw new Error('no process of the API runs');
  return api;
}

/**
 * Starts the product as `npm start` does, on a free public port, with a new PostgreSQL and data folder that have the demo data
 * and `listings` accounts. Rate limits are counted, but never reached.
 * @param prepare may fill the database before the product starts
 * @param settings further environment variables
 */
export async function startProduct(
  listings: number,
  prepare: (databaseUrl: string) => Promise<void> = () => Promise.resolve(),
  settings: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'manette-bench-'));
  chmodSync(dataDir, 0o755);
  const removed = onEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = await startPostgres({ dataDir, tuning: 'product' });
  const stopped = onEnd(() => postgres.stop());
  const [port, metricsPort] = [await freePort(), await freePort()];
  const environment = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_FACTOR: '1000000',
    TICKETS_PER_HOUR: '1000000',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SEED_DEMO: 'false',
    ...settings,
  };
  await runNode([join(CHECKOUT, 'tools/seed/dist/main.js')], environment);
  await fillShelf(postgres.url, listings);
  await prepare(postgres.url);
  const url = `http://127.0.0.1:${port}`;
  const launch = async (): Promise<Child> => {
    const launched = startNode([join(CHECKOUT, 'tools/local/src/start.ts')], environment);
    await waitUntilReady(url, launched);
    return launched;
  };
  let launcher = await launch();
  const ended = onEnd(() => launcher.stop());
  const processes = () => processTree([launcher.process.pid ?? 0]);
  return {
    url,
    databaseUrl: postgres.url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    get pid() {
      return apiIn(processes());
    },
    postgresPid: postgres.pid,
    processes,
    token: await signIn(url, ADMIN),
    restart: async () => {
      await launcher.stop();
      launcher = await launch();
    },
    stop: async () => {
      for (const end of [ended, stopped, removed]) await end();
    },
  };
}
