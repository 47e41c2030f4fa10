import type { Page, PageQuery } from '@manette/contracts/http';
import type { Kysely } from 'kysely';
import { containing, everything } from './matches.js';
import { cursorAt } from './order.js';
import type { PictureRow } from './picture.row.js';
import { readListings, type ListingRow } from './read-listings.js';
import type { Shelf } from './shelf.js';

/**
 * A page of a shelf together with the size of the whole list, in one statement whose cost does not grow with the
 * depth of the page.
 * @throws DomainError VALIDATION_FAILED for a malformed cursor
 */
export async function shelfPage<Row extends ListingRow>(
  db: Kysely<unknown>,
  shelf: Shelf,
  page: PageQuery,
): Promise<Page<Row> & { pictures: PictureRow[] }> {
  const matches = shelf.q === undefined ? everything : containing(shelf.q);
  const picked = matches(shelf, db, { cursor: page.cursor, rows: page.limit + 1 });
  const { items: found, pictures, total } = await readListings<Row>(db, shelf, picked, shelf.order);
  const items = found.slice(0, page.limit);
  const last = found.length > page.limit ? items.at(-1) : undefined;
  return { items, pictures, total, nextCursor: last ? cursorAt(shelf.order, last.place, last.id) : null };
}
