import type { Page, PageQuery } from '@manette/contracts/http';
import { sql, type Kysely } from 'kysely';
import { everything, fitting, type PageOf } from './matches.js';
import { meantWords } from './meant-words.js';
import { cursorAt } from './order.js';
import type { PictureRow } from './picture.row.js';
import { readListings, type ListingRow } from './read-listings.js';
import type { Shelf } from './shelf.js';

/** The text as it was typed, anywhere in a listing; if that finds nothing, each of its words as it was meant. */
async function search<Row extends ListingRow>(db: Kysely<unknown>, shelf: Shelf, q: string, page: PageOf) {
  const read = (patterns: readonly string[]) => {
    const matches = fitting(patterns.map((pattern) => sql`catalog.infix(${pattern})`));
    return readListings<Row>(db, shelf, matches(shelf, db, page), shelf.order);
  };
  const found = await read([q]);
  if (found.total > 0) return found;
  const words = await meantWords(db, shelf, q);
  return words ? read(words) : found;
}

/**
 * A page of a shelf together with the size of the whole list, whose cost does not grow with the depth of the page: one
 * statement, and two more for a search that finds nothing.
 * @throws DomainError VALIDATION_FAILED for a malformed cursor
 */
export async function shelfPage<Row extends ListingRow>(
  db: Kysely<unknown>,
  shelf: Shelf,
  { cursor, limit }: PageQuery,
): Promise<Page<Row> & { pictures: PictureRow[] }> {
  const page = { cursor, rows: limit + 1 };
  const {
    items: found,
    pictures,
    total,
  } = shelf.q === undefined
    ? await readListings<Row>(db, shelf, everything(shelf, db, page), shelf.order)
    : await search<Row>(db, shelf, shelf.q, page);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, pictures, total, nextCursor: last ? cursorAt(shelf.order, last.place, last.id) : null };
}
