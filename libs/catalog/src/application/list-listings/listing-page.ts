import type { Page, PageQuery } from '@manette/contracts/http';
import type { PreparedReads } from '@manette/platform';
import type { Kysely, RawBuilder } from 'kysely';
import {
  NO_LISTINGS,
  runListingsStatement,
  singleResult,
  type ListingsResult,
  type ListingsStatement,
} from '../listing-views/listings-statement.js';
import type { PlacedRow } from '../listing-views/listing-source.js';
import type { PictureRow } from '../listing-views/picture.row.js';
import { NEWEST_FIRST, afterCursor, byColumn, cursorOf } from '../listing-views/sort-order.js';
import type { ListingCriteria } from './listing-criteria.js';
import { findKnownWords } from './known-words.js';
import { matchingFilters, matchingIds, type PageBounds } from './matching-listings.js';
import { planSearch } from './search-plan.js';
import { suggestSpelling } from './spelling-suggestions.js';

export interface ListingAccess {
  db: Kysely<unknown>;
  preparedReads: PreparedReads;
}

/**
 * Runs the statement. It is prepared only where one plan suits every call and the list has the default order of the
 * shop's pages.
 */
async function run<Row extends PlacedRow>(
  { db, preparedReads }: ListingAccess,
  statementFor: ListingsStatement<Row>,
  criteria: ListingCriteria,
  matching: RawBuilder<unknown>,
  isPrepared: boolean,
): Promise<ListingsResult<Row>> {
  const statement = statementFor(criteria, matching, criteria.order);
  if (!isPrepared || criteria.order.name !== NEWEST_FIRST) return runListingsStatement(db, statement);
  return singleResult(await preparedReads.run(statement.compile(db)));
}

/**
 * Searches for the text as typed, anywhere in a listing. Without results, searches for all of its words with
 * corrected spelling.
 */
async function search<Row extends PlacedRow>(
  access: ListingAccess,
  statementFor: ListingsStatement<Row>,
  criteria: ListingCriteria,
  text: string,
  page: PageBounds,
): Promise<ListingsResult<Row>> {
  const read = async (patterns: readonly string[]): Promise<ListingsResult<Row>> => {
    const plan = planSearch(criteria, patterns, await findKnownWords(access, criteria, patterns));
    if (!plan) return NO_LISTINGS;
    return run(access, statementFor, criteria, plan.matching(criteria, access.db, page), plan.isByWords);
  };
  // Throws for a malformed cursor even if the search finds nothing.
  afterCursor(criteria.order, page.cursor, byColumn);
  const found = await read([text]);
  if (found.total > 0) return found;
  const words = await suggestSpelling(access, criteria, text);
  return words ? read(words) : found;
}

/**
 * Reads a page together with the size of the whole list: one statement, and two more for a search without results.
 * The cost does not depend on how far down the list the page is.
 * @param statementFor builds the statement that reads the wanted columns of each listing
 * @throws DomainError VALIDATION_FAILED for a malformed cursor
 */
export async function readListingPage<Row extends PlacedRow>(
  access: ListingAccess,
  statementFor: ListingsStatement<Row>,
  criteria: ListingCriteria,
  { cursor, limit }: PageQuery,
): Promise<Page<Row> & { pictures: PictureRow[] }> {
  const page = { cursor, rows: limit + 1 };
  const { searchText: text, ids } = criteria;
  const matching = ids ? matchingIds(ids) : matchingFilters;
  const read =
    ids || text === undefined
      ? await run(access, statementFor, criteria, matching(criteria, access.db, page), !ids)
      : await search(access, statementFor, criteria, text, page);
  const items = read.items.slice(0, limit);
  const last = read.items.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? cursorOf(criteria.order, last.place, last.id) : null;
  return { items, pictures: read.pictures, total: read.total, nextCursor };
}
