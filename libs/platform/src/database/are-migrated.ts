import { createPostgresBackend, LATEST_SCHEMA_VERSION } from 'bullmq';
import pg from 'pg';
import type { ContextPersistence } from './context-persistence.js';
import { connectionOptions } from './database.options.js';
import { MIGRATION_LOCK, QUEUE_SCHEMA } from './migrate.js';
import { mergeMigrations } from './orm.js';
import { platformPersistence } from './platform-persistence.js';

type Queryable = pg.Client | pg.Pool;

async function appliedNames(client: Queryable): Promise<Set<string>> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('platform.migration') is not null as there`,
  );
  if (!found[0]?.there) return new Set();
  const { rows } = await client.query<{ name: string }>('select name from platform.migration');
  return new Set(rows.map(({ name }) => name));
}

const knownNames = (contexts: ContextPersistence[]): string[] =>
  mergeMigrations([platformPersistence, ...contexts]).map(({ name }) => name);

/** Whether `migrate` has nothing left to do. */
export async function isUpToDate(pool: pg.Pool, contexts: ContextPersistence[]): Promise<boolean> {
  const applied = await appliedNames(pool);
  if (!knownNames(contexts).every((name) => applied.has(name))) return false;
  const { rows: found } = await pool.query<{ there: boolean }>(
    `select to_regclass('${QUEUE_SCHEMA}.migration') is not null as there`,
  );
  if (!found[0]?.there) return false;
  const { rows } = await pool.query<{ version: number | null }>(
    `select max(version) as version from ${QUEUE_SCHEMA}.migration`,
  );
  return (rows[0]?.version ?? 0) >= LATEST_SCHEMA_VERSION;
}

/** The queues' library knows its own schema, which is migrated last. */
async function areQueuesMigrated(url: string): Promise<boolean> {
  const backend = createPostgresBackend('migrations', {
    connection: { connectionString: url, schema: QUEUE_SCHEMA, migrate: false, max: 1 },
  });
  try {
    await backend.waitUntilReady();
    return true;
  } catch (error) {
    if ((error as Error).name === 'SchemaMigrationRequiredError') return false;
    throw error;
  } finally {
    await backend.close();
  }
}

/**
 * Whether all migrations that this release knows are applied, and none is being applied now.
 * @throws the driver's error when the database cannot be asked
 */
export async function areMigrated(url: string, contexts: ContextPersistence[]): Promise<boolean> {
  const client = new pg.Client(connectionOptions(url, 'migrations'));
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock_shared($1) as free', [
      MIGRATION_LOCK,
    ]);
    if (!rows[0]?.free) return false;
    const applied = await appliedNames(client);
    return knownNames(contexts).every((name) => applied.has(name)) && (await areQueuesMigrated(url));
  } finally {
    await client.end();
  }
}
