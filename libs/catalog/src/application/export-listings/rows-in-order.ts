import { sql, type Kysely, type RawBuilder } from 'kysely';

const AT_A_TIME = 1000;

interface KeyedRow {
  id: string;
}

/**
 * All listings on a shelf, the oldest first, some at a time, so that neither the process nor the database holds
 * them all. One that comes while they are read is read as well.
 * @param columns of the table `l`; `l.id` comes by itself
 */
export async function* rowsInOrder<Row extends KeyedRow>(
  db: Kysely<unknown>,
  table: 'catalog.account' | 'catalog.gift_card',
  columns: RawBuilder<unknown>,
): AsyncGenerator<Row> {
  let behind: RawBuilder<boolean> = sql`true`;
  for (;;) {
    const { rows } = await sql<Row>`
      select l.id, ${columns} from ${sql.table(table)} l where l.deleted_at is null and ${behind}
       order by l.created_at, l.id limit ${AT_A_TIME}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return;
    behind = sql`(l.created_at, l.id) > (select created_at, id from ${sql.table(table)} where id = ${last.id})`;
  }
}
