import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * Runs inserts, updates and deletes as one statement, in one round trip. They see the same state: none sees what another
 * writes, and the order among them is open.
 */
export async function runTogether<Tables>(
  connection: Kysely<Tables>,
  writes: readonly RawBuilder<unknown>[],
): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, place) => sql`${sql.ref(`write_${place}`)} as (${write})`);
  await sql`with ${sql.join(parts)} select`.execute(connection);
}
