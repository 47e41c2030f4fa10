import type { Page, PageQuery } from '@manette/contracts/http';
import { decodeCursor, encodeCursor } from '@manette/platform';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { containing, everything } from './matches.js';
import type { Shelf } from './shelf.js';

/** What every row of a shelf has, whatever its columns. */
interface ShelfRow {
  id: string;
  created: number;
}

const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');

const after = (cursor: string | undefined): RawBuilder<boolean> => {
  const [created, id] = decodeCursor(cursor, ['number', 'id']) ?? [];
  if (created === undefined) return sql`true`;
  const time = new Date(Math.min(Math.max(Number(created), 0), LAST_TIME)).toISOString();
  return sql`(l.created_at, l.id) < (${time}::timestamptz, ${id}::uuid)`;
};

/**
 * A page of a shelf, newest first, together with the size of the whole list, in one statement whose cost does not
 * grow with the depth of the page.
 * @throws DomainError VALIDATION_FAILED for a malformed cursor
 */
export async function shelfPage<Row extends ShelfRow>(
  db: Kysely<unknown>,
  shelf: Shelf,
  page: PageQuery,
): Promise<Page<Row>> {
  const matches = shelf.q === undefined ? everything : containing(shelf.q);
  const { rows } = await sql<Row & { total: number }>`
    with ${matches(shelf, db, { after: after(page.cursor), rows: page.limit + 1 })}
    select size.total, row.* from size
      left join (picked join lateral (
        select ${shelf.columns} from ${sql.table(shelf.table)} l where l.id = picked.id) row on true) on true
     order by picked.created_at desc, picked.id desc`.execute(db);
  const found = rows.filter((row) => row.id !== null);
  const items = found.slice(0, page.limit);
  const last = found.length > page.limit ? items.at(-1) : undefined;
  return {
    items,
    nextCursor: last ? encodeCursor([last.created, last.id]) : null,
    total: rows[0]?.total ?? 0,
  };
}
