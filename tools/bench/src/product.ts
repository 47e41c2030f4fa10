import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startPostgres } from '@manette/local';
import pg from 'pg';
import { runNode, startNode } from './child.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
const ADMIN = { email: 'admin@manette.test', password: 'Admin123!' };
const PATIENCE = 60_000;

export interface Product {
  url: string;
  databaseUrl: string;
  /** The API's process. */
  pid: number;
  /** Session of the administrator. */
  token: string;
  stop(): Promise<void>;
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const ready = await fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error('the API was not ready in time');
    await pause(50);
  }
}

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Copies the demo listings under other names and words until the shelf holds `count`. */
async function fillShelf(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into catalog.account (id, code_name, console, service, games, price_amount, price_currency, duration,
                                    available, description, images, created_at, updated_at)
       select gen_random_uuid(), code_name || ' ' || n, console, service, games || array['Volume ' || md5(n::text)],
              price_amount, price_currency, duration, available, description, images,
              created_at - n * interval '7 seconds', updated_at
         from catalog.account, generate_series(1, $1::int / 60 + 1) n limit greatest($1 - 60, 0)`,
      [count],
    );
    await client.query('vacuum analyze catalog.account');
  } finally {
    await client.end();
  }
}

/**
 * The built API over a PostgreSQL of its own with the demo data and `listings` accounts, without limits on calls.
 * `prepare` may fill the database before the API starts.
 */
export async function startProduct(
  listings: number,
  prepare: (databaseUrl: string) => Promise<void> = () => Promise.resolve(),
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'manette-bench-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, tuning: 'product' });
  const port = await freePort();
  const environment = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  await runNode([join(CHECKOUT, 'tools/seed/dist/main.js')], environment);
  await fillShelf(postgres.url, listings);
  await prepare(postgres.url);
  const api = startNode([join(CHECKOUT, 'apps/api/dist/main.js')], environment);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url);
  const stop = async () => {
    await api.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const pid = api.process.pid ?? 0;
  return { url, databaseUrl: postgres.url, pid, token: await login(url), stop };
}
