import type { Page, PageQuery } from '@manette/contracts/http';
import type { PreparedReads } from '@manette/platform';
import { sql, type Kysely } from 'kysely';
import type { ListingRow } from '../listing-views/listing-source.js';
import {
  listingsStatement,
  runListingsStatement,
  singleResult,
} from '../listing-views/listings-statement.js';
import type { PictureRow } from '../listing-views/picture.row.js';
import { NEWEST_FIRST, cursorOf } from '../listing-views/sort-order.js';
import type { ListingCriteria } from './listing-criteria.js';
import { matchingAll, matchingFilters, type PageBounds } from './matching-listings.js';
import { suggestSpelling } from './spelling-suggestions.js';

export interface ListingAccess {
  db: Kysely<unknown>;
  preparedReads: PreparedReads;
}

/** Reads all listings that pass the filters; the statement is prepared for the order of the shop's own pages. */
async function browse<Row extends ListingRow>(
  { db, preparedReads }: ListingAccess,
  criteria: ListingCriteria,
  page: PageBounds,
) {
  const statement = listingsStatement<Row>(criteria, matchingFilters(criteria, db, page), criteria.order);
  if (criteria.order.name !== NEWEST_FIRST) return runListingsStatement(db, statement);
  return singleResult(await preparedReads.run(statement.compile(db)));
}

/** Searches for the text as typed, anywhere in a listing; without results, for each of its words as corrected. */
async function search<Row extends ListingRow>(
  { db }: ListingAccess,
  criteria: ListingCriteria,
  text: string,
  page: PageBounds,
) {
  const read = (patterns: readonly string[]) => {
    const matching = matchingAll(patterns.map((pattern) => sql`catalog.infix(${pattern})`));
    return runListingsStatement(
      db,
      listingsStatement<Row>(criteria, matching(criteria, db, page), criteria.order),
    );
  };
  const found = await read([text]);
  if (found.total > 0) return found;
  const words = await suggestSpelling(db, criteria, text);
  return words ? read(words) : found;
}

/**
 * Reads a page together with the size of the whole list: one statement, and two more for a search without results. The
 * cost does not grow with the depth of the page.
 * @throws DomainError VALIDATION_FAILED for a malformed cursor
 */
export async function readListingPage<Row extends ListingRow>(
  access: ListingAccess,
  criteria: ListingCriteria,
  { cursor, limit }: PageQuery,
): Promise<Page<Row> & { pictures: PictureRow[] }> {
  const page = { cursor, rows: limit + 1 };
  const text = criteria.searchText;
  const read =
    text === undefined
      ? await browse<Row>(access, criteria, page)
      : await search<Row>(access, criteria, text, page);
  const items = read.items.slice(0, limit);
  const last = read.items.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? cursorOf(criteria.order, last.place, last.id) : null;
  return { items, pictures: read.pictures, total: read.total, nextCursor };
}
