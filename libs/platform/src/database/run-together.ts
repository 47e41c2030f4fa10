import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * Runs inserts, updates and deletes as one statement, in one round trip. All of them see the same state: none sees what another
 * writes, and their order is undefined.
 */
export async function runTogether<Tables>(
  connection: Kysely<Tables>,
  writes: readonly RawBuilder<unknown>[],
): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, place) => sql`${sql.ref(`write_${place}`)} as (${write})`);
  await sql`with ${sql.join(parts)} select`.execute(connection);
}
