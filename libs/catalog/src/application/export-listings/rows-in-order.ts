import { sql, type Kysely, type RawBuilder } from 'kysely';

const BATCH = 1000;

/**
 * Reads all listings of a kind that are not deleted, the oldest first, in batches, so that neither the process nor
 * the database holds all of them in memory. Listings created during the export are included.
 * @param columns of the table `l`; `l.id` is added
 */
export async function* rowsInOrder<Row extends { id: string }>(
  db: Kysely<unknown>,
  table: 'catalog.account' | 'catalog.gift_card',
  columns: RawBuilder<unknown>,
): AsyncGenerator<Row> {
  let afterLast: RawBuilder<boolean> = sql`true`;
  for (;;) {
    const { rows } = await sql<Row>`
      select l.id, ${columns} from ${sql.table(table)} l where l.deleted_at is null and ${afterLast}
       order by l.created_at, l.id limit ${BATCH}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    afterLast = sql`(l.created_at, l.id) > (select created_at, id from ${sql.table(table)} where id = ${last.id})`;
  }
}
