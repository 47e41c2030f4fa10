import type { Page, PageQuery } from '@manette/contracts/http';
import type { PreparedReads } from '@manette/platform';
import { sql, type Kysely } from 'kysely';
import { everything, fitting, type PageOf } from './matches.js';
import { meantWords } from './meant-words.js';
import { NEWEST_FIRST, cursorAt } from './order.js';
import type { PictureRow } from './picture.row.js';
import { listingsQuery, readListings, theOne, type ListingRow } from './read-listings.js';
import type { Shelf } from './shelf.js';

export interface ShelfAccess {
  db: Kysely<unknown>;
  reads: PreparedReads;
}

/** Everything that the filters leave; prepared in the order that the shop's own pages ask for. */
async function browse<Row extends ListingRow>({ db, reads }: ShelfAccess, shelf: Shelf, page: PageOf) {
  const query = listingsQuery<Row>(shelf, everything(shelf, db, page), shelf.order);
  if (shelf.order.name !== NEWEST_FIRST) return readListings(db, query);
  return theOne(await reads.run(query.compile(db)));
}

/** The text as it was typed, anywhere in a listing; if that finds nothing, each of its words as it was meant. */
async function search<Row extends ListingRow>({ db }: ShelfAccess, shelf: Shelf, q: string, page: PageOf) {
  const read = (patterns: readonly string[]) => {
    const matches = fitting(patterns.map((pattern) => sql`catalog.infix(${pattern})`));
    return readListings(db, listingsQuery<Row>(shelf, matches(shelf, db, page), shelf.order));
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
  access: ShelfAccess,
  shelf: Shelf,
  { cursor, limit }: PageQuery,
): Promise<Page<Row> & { pictures: PictureRow[] }> {
  const page = { cursor, rows: limit + 1 };
  const read =
    shelf.q === undefined
      ? await browse<Row>(access, shelf, page)
      : await search<Row>(access, shelf, shelf.q, page);
  const items = read.items.slice(0, limit);
  const last = read.items.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? cursorAt(shelf.order, last.place, last.id) : null;
  return { items, pictures: read.pictures, total: read.total, nextCursor };
}
