import { DEFAULT_PAGE_SIZE, type Page, type PageQuery } from '@manette/contracts/http';
import { sql, type RawBuilder } from 'kysely';
import type { ListingVersion } from '../listing-views/listing-source.js';
import { afterCursor, byColumn, cursorOf, orderBy } from '../listing-views/sort-order.js';
import { shelfTotal } from './facet-counts.js';
import { passesFilters, type ListingCriteria } from './listing-criteria.js';
import type { ListingAccess } from './listing-page.js';

interface Found {
  total: number;
  /**
   * Entries of id, version and creation time in milliseconds, joined by commas, because the driver parses arrays
   * character by character.
   */
  listings: string;
}

/**
 * How many listings are read: the page, and one more that shows whether there is a next page. If the limit is a
 * parameter, PostgreSQL plans the statement again for each call, which takes twice as long as reading. So the default
 * limit of the unfiltered shelf, which every client requests, is written into the statement's text. Statements with
 * filters keep the parameter, because their plans should know the values.
 */
const rowsOf = ({ filters }: ListingCriteria, limit: number): RawBuilder<number> =>
  filters.length === 0 && limit === DEFAULT_PAGE_SIZE ? sql.lit(limit + 1) : sql`${limit + 1}`;

/**
 * Reads the ids of the listings on a page of the shelf, newest first and without a search. The statement reads only
 * their sort values and versions.
 * @throws DomainError VALIDATION_FAILED for a malformed cursor
 */
export async function readVersions(
  { db, preparedReads }: ListingAccess,
  criteria: ListingCriteria,
  { cursor, limit }: PageQuery,
): Promise<Page<ListingVersion>> {
  const { order } = criteria;
  const statement = sql<Found>`
    select ${shelfTotal(criteria)} as total,
           array_to_string(array(
                  select l.id || ' ' || l.xmin || ' ' || (extract(epoch from l.created_at) * 1000)::bigint
                   from ${sql.table(criteria.table)} l
                  where ${passesFilters(criteria)} and ${afterCursor(order, cursor, byColumn)}
                  order by ${orderBy(order, byColumn)} limit ${rowsOf(criteria, limit)}), ',') as listings`;
  const [found = { total: 0, listings: '' }] = await preparedReads.run(statement.compile(db));
  const listings = found.listings.split(',').filter((text) => text !== '');
  const rows = listings.slice(0, limit).map((text) => {
    const [id = '', version = '', created = ''] = text.split(' ');
    return { id, version, created: Number(created) };
  });
  const last = listings.length > limit ? rows.at(-1) : undefined;
  const nextCursor = last ? cursorOf(order, [last.created], last.id) : null;
  return { items: rows, total: found.total, nextCursor };
}
