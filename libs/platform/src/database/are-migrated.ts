import { assertSchemaCompatibility, LATEST_SCHEMA_VERSION } from 'bullmq';
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

async function areApplied(client: Queryable, contexts: ContextPersistence[]): Promise<boolean> {
  const applied = await appliedNames(client);
  return mergeMigrations([platformPersistence, ...contexts]).every(({ name }) => applied.has(name));
}

/**
 * Returns the version of the queues' schema, which is migrated last, as the queues' library reads it; undefined if the library
 * requires a migration first.
 * @throws the library's error for a schema or a server that it cannot work with
 */
async function queueSchemaVersion(client: Queryable): Promise<number | undefined> {
  try {
    return await assertSchemaCompatibility(client, QUEUE_SCHEMA);
  } catch (error) {
    if ((error as Error).name === 'SchemaMigrationRequiredError') return undefined;
    throw error;
  }
}

/** Whether `migrate` has nothing left to do. */
export const isUpToDate = async (client: Queryable, contexts: ContextPersistence[]): Promise<boolean> =>
  (await areApplied(client, contexts)) && ((await queueSchemaVersion(client)) ?? 0) >= LATEST_SCHEMA_VERSION;

/**
 * Whether all migrations that this release knows are applied, and none is being applied now.
 * @throws the driver's error when the database cannot be queried
 */
export async function areMigrated(url: string, contexts: ContextPersistence[]): Promise<boolean> {
  const client = new pg.Client(connectionOptions(url, 'migrations'));
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock_shared($1) as free', [
      MIGRATION_LOCK,
    ]);
    if (!rows[0]?.free) return false;
    return (await areApplied(client, contexts)) && (await queueSchemaVersion(client)) !== undefined;
  } finally {
    await client.end();
  }
}
