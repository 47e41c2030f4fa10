import type pg from 'pg';
import type { ContextPersistence } from '../../database/context-persistence.js';
import { migrate, QUEUE_SCHEMA } from '../../database/migrate.js';

/**
 * Recreates the schema of the backup by applying the migrations that had been applied when the backup was made. Existing
 * schemas of a shop without users and listings, or of an interrupted restore, are dropped first.
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
  // Without the product's list of migrations the schemas belong to other programs, and are not dropped.
  if (rows[0]?.ours)
    for (const schema of schemas.toReversed())
      await client.query(`drop schema if exists "${schema}" cascade`);
  await migrate(url, contexts, migrations);
}
