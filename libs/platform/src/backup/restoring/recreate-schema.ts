import type pg from 'pg';
import type { ContextPersistence } from '../../database/context-persistence.js';
import { migrate, QUEUE_SCHEMA } from '../../database/migrate.js';

/**
 * Makes the schema as it was when the backup was made: by the migrations that had been applied then. What stands there of a
 * shop without people and listings, or of a restore that was broken off, goes.
 */
export async function recreateSchema(
  client: pg.Client,
  url: string,
  contexts: ContextPersistence[],
  migrations: string[],
): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>(
    `select to_regclass('platform.migration') is not null as ours`,
  );
  const schemas = ['platform', ...contexts.map(({ schema }) => schema), QUEUE_SCHEMA];
  // Schemas of other programs are left alone: without our list of migrations they are not ours.
  if (rows[0]?.ours)
    for (const schema of schemas.toReversed())
      await client.query(`drop schema if exists "${schema}" cascade`);
  await migrate(url, contexts, migrations);
}
