import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { startThrowawayPostgres } from '@manette/local';
import pg from 'pg';
import { CHECKOUT } from '../checkout.ts';
import { CommandFailure } from '../failure.ts';

const at = (path: string) => pathToFileURL(join(CHECKOUT, path)).href;
/** The migrations are in the sources of the contexts, which Node cannot run without tools/swc. */
const MIGRATE = [
  ...['--conditions=@manette/source', '--import', at('tools/swc/register.mjs'), '--input-type=module', '-e'],
  `const { migrateDatabase } = await import('${at('apps/api/src/main.ts')}'); await migrateDatabase();`,
];

/** Applies all migrations of this checkout. @throws CommandFailure with their error output when one fails */
async function applyMigrations(url: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'manette-migrations-'));
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir };
  try {
    await promisify(execFile)(process.execPath, MIGRATE, { env, cwd: CHECKOUT, timeout: 300_000 });
  } catch (error) {
    throw new CommandFailure(`the migrations failed: ${(error as { stderr?: string }).stderr?.trim()}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const name = `migrations_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  try {
    await applyMigrations(url.href);
    return await withClient(url.href, work);
  } finally {
    await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  }
}

/**
 * Runs `work` on a migrated database that is dropped afterwards: on the server of TEST_DATABASE_URL if it is set, otherwise on
 * a temporary server.
 */
export async function onMigratedDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  if (process.env.TEST_DATABASE_URL) return onServer(process.env.TEST_DATABASE_URL, work);
  const server = await startThrowawayPostgres();
  try {
    return await onServer(server.url, work);
  } finally {
    await server.stop();
  }
}
