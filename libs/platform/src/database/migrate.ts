import type { MikroORM } from '@mikro-orm/postgresql';
import { createPostgresBackend } from 'bullmq';
import pg from 'pg';
import { connectionOptions } from './database.options.js';

/** Any constant will do, as long as all versions of the product agree on it. */
const MIGRATION_LOCK = 7_265_501;
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

/** Brings the database up to date. Processes that start together wait for the first one under an advisory lock. */
export async function migrate(orm: MikroORM, url: string): Promise<string[]> {
  const guard = new pg.Client({
    ...connectionOptions(url, 'migrations'),
    statement_timeout: 0,
    query_timeout: 0,
  });
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await orm.migrator.up();
    await migrateQueues(url);
    return done.map(({ name }) => name);
  } finally {
    await guard.end();
  }
}
