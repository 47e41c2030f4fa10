import { createPostgresBackend } from 'bullmq';
import pg from 'pg';
import type { ContextPersistence } from './context-persistence.js';
import { connectionOptions } from './database.options.js';
import { createOrm } from './orm.js';

/** An arbitrary constant that all versions of the product share. */
export const MIGRATION_LOCK = 7_265_501;
export const QUEUE_SCHEMA = 'bullmq';

async function migrateQueues(url: string): Promise<void> {
  const backend = createPostgresBackend('migrations', {
    connection: { connectionString: url, schema: QUEUE_SCHEMA, migrate: true, max: 1 },
  });
  try {
    await backend.waitUntilReady();
  } finally {
    await backend.close();
  }
}

/** Building an index may take longer than any query of the product. */
const UNLIMITED = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };

async function applyMigrations(
  url: string,
  contexts: ContextPersistence[],
  only: string[] | undefined,
): Promise<string[]> {
  const orm = await createOrm(url, contexts, 2, UNLIMITED);
  try {
    return (await orm.migrator.up(only && { migrations: only })).map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}

/**
 * Applies the missing migrations. Processes that start together wait for the first one under an advisory lock.
 * @param only the names of the migrations to apply, if only those of an older release are wanted
 */
export async function migrate(
  url: string,
  contexts: ContextPersistence[],
  only?: string[],
): Promise<string[]> {
  const guard = new pg.Client({ ...connectionOptions(url, 'migrations'), ...UNLIMITED });
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await applyMigrations(url, contexts, only);
    await migrateQueues(url);
    return applied;
  } finally {
    await guard.end();
  }
}
