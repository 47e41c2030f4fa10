import { DEFAULT_PAGE_SIZE, type Page, type PageQuery } from '@manette/contracts/http';
import { sql, type RawBuilder } from 'kysely';
import type { ListingVersion } from '../listing-views/listing-source.js';
import { afterCursor, byColumn, cursorOf, orderBy } from '../listing-views/sort-order.js';
import { shelfTotal } from './facet-counts.js';
import { passesFilters, type ListingCriteria } from './listing-criteria.js';
import type { ListingAccess } from './listing-page.js';

interface Found {
  total: number;
  /** Each the id, the version and the moment of creation in milliseconds; by commas, as an array is parsed by the letter. */
  listings: string;
}

/**
 * How many listings are read: the page, and one that tells whether there is another. PostgreSQL plans a statement whose
 * limit is a parameter anew for each call, which takes twice as long as reading, so the page of the whole shelf that every client
 * asks for has it in its text. Filters are left to plans that know their values.
 */
const rowsOf = ({ filters }: ListingCriteria, limit: number): RawBuilder<number> =>
  filters.length === 0 && limit === DEFAULT_PAGE_SIZE ? sql.lit(limit + 1) : sql`${limit + 1}`;

/**
 * Reads which listings stand on a page of the shelf, newest first and without a search, by one statement that looks at no more of
 * them than their place and version.
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
