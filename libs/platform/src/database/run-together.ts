import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * Runs inserts, updates and deletes as one statement, in one round trip. All of them see the same state: none sees what another
 * writes, and their order is undefined.
 * @param counted places in `writes` of statements that return rows
 * @returns the number of rows that each of these returned, in their order
 */
export async function runTogether<Tables>(
  connection: Kysely<Tables>,
  writes: readonly RawBuilder<unknown>[],
  counted: readonly number[] = [],
): Promise<number[]> {
  if (writes.length === 0) return [];
  const nameOf = (place: number) => sql.ref(`write_${place}`);
  const parts = writes.map((write, place) => sql`${nameOf(place)} as (${write})`);
  const counts = sql.join(counted.map((place) => sql`(select count(*)::int from ${nameOf(place)})`));
  const { rows } = await sql<{ counts: number[] }>`with ${sql.join(parts)}
    select array[${counts}]::int[] as counts`.execute(connection);
  return rows[0]?.counts ?? [];
}
