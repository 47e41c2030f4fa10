import type { Page, PageQuery } from '@manette/contracts/http';
import { decodeCursor, encodeCursor } from '@manette/platform';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { containing, everything } from './matches.js';
import type { PictureRow } from './picture.row.js';
import { readListings, type ListingRow } from './read-listings.js';
import type { Shelf } from './shelf.js';

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
export async function shelfPage<Row extends ListingRow>(
  db: Kysely<unknown>,
  shelf: Shelf,
  page: PageQuery,
): Promise<Page<Row> & { pictures: PictureRow[] }> {
  const matches = shelf.q === undefined ? everything : containing(shelf.q);
  const picked = matches(shelf, db, { after: after(page.cursor), rows: page.limit + 1 });
  const { items: found, pictures, total } = await readListings<Row>(db, shelf, picked);
  const items = found.slice(0, page.limit);
  const last = found.length > page.limit ? items.at(-1) : undefined;
  return { items, pictures, total, nextCursor: last ? encodeCursor([last.created, last.id]) : null };
}
