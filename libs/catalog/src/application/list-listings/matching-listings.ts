import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  afterCursor,
  aliasedKeys,
  byAlias,
  byColumn,
  orderBy,
  type KeyReferences,
} from '../listing-views/sort-order.js';
import { MAX_COUNTED_SEARCH, estimatedTotal } from './estimated-total.js';
import { shelfTotal } from './facet-counts.js';
import { passesFilters, type ListingCriteria } from './listing-criteria.js';

/**
 * Builds common table expressions: `picked (id)`, the listings of one page, and `size (total)`, the number of all
 * that match.
 */
export type MatchingListings = (
  criteria: ListingCriteria,
  db: Kysely<unknown>,
  page: PageBounds,
) => RawBuilder<unknown>;

/** The cursor after which a page starts, and its number of rows. */
export interface PageBounds {
  cursor: string | undefined;
  rows: number;
}

/** The ids of one page of `source`, a relation `l` with its condition. */
export const onePage = (
  source: RawBuilder<unknown>,
  { order }: ListingCriteria,
  { cursor, rows }: PageBounds,
  references: KeyReferences = byColumn,
): RawBuilder<unknown> => sql`
  (select l.id from ${source} and ${afterCursor(order, cursor, references)}
    order by ${orderBy(order, references)} limit ${rows})`;

/** All listings that pass the filters. The order newest first is a scan along an index. */
export const matchingFilters: MatchingListings = (criteria, _db, page) => sql`
    picked as materialized ${onePage(sql`${sql.table(criteria.table)} l where ${passesFilters(criteria)}`, criteria, page)},
    size as materialized (select ${shelfTotal(criteria)} as total)`;

/** The listings with these ids that exist and pass the filters. */
export const matchingIds =
  (ids: readonly string[]): MatchingListings =>
  (criteria, _db, page) => {
    const chosen = sql`${sql.table(criteria.table)} l
       where ${passesFilters(criteria)} and l.id = any(${[...ids]}::uuid[])`;
    return sql`
    picked as materialized ${onePage(chosen, criteria, page)},
    size as materialized (select (select count(*)::int from ${chosen}) as total)`;
  };

/** How many listings are read in sort order to find a page of a common text, before all matches are sorted instead. */
const NEAR = sql.lit(10_000);

/**
 * The listings whose text matches all patterns. Up to `MAX_COUNTED_SEARCH` matches are found by the trigram index and
 * sorted. More matches are not sorted for every page: the first ones are usually among the next `NEAR` listings in
 * sort order. If they are not (a name near the end of a list sorted by names), all matches are sorted.
 * @param known the total, if there are many matches and their number is known
 */
export const matchingAll =
  (patterns: readonly RawBuilder<string>[], known?: RawBuilder<number>): MatchingListings =>
  (criteria, db, page) => {
    const { order } = criteria;
    const table = sql.table(criteria.table);
    const [counted, enough] = [sql.lit(MAX_COUNTED_SEARCH), sql.lit(MAX_COUNTED_SEARCH + 1)];
    const conditions = patterns.map((pattern) => sql`l.search like ${pattern}`);
    const matches = sql<boolean>`${passesFilters(criteria)} and ${sql.join(conditions, sql` and `)}`;
    const next = sql`(
      select l.*, ${aliasedKeys(order)} from ${table} l where l.deleted_at is null and ${afterCursor(order, page.cursor, byColumn)}
       order by ${orderBy(order, byColumn)} limit ${NEAR})`;
    // `offset 0` prevents a plan that reads along the order until the page is full.
    const all = sql`(select l.id, ${aliasedKeys(order)} from ${table} l where ${matches} offset 0)`;
    const many = known ? sql`true` : sql`(select n from first) > ${counted}`;
    const isNear = sql`(select count(*) from near) >= ${page.rows}`;
    const found = sql`
      found as materialized (select l.id, ${aliasedKeys(order)} from ${table} l where ${matches} limit ${enough}),
      first as materialized (select count(*)::int as n from found),`;
    const total = sql`case when n <= ${counted} then n else ${estimatedTotal(db, criteria, matches, MAX_COUNTED_SEARCH)} end`;
    return sql`
      ${known ? sql`` : found}
      near as materialized (
        select l.id from ${next} l where ${matches} order by ${orderBy(order, byAlias)} limit ${page.rows}),
      picked as materialized (
        ${known ? sql`` : sql`${onePage(sql`found l where not ${many}`, criteria, page, byAlias)} union all`}
        select id from near where ${many} and ${isNear}
        union all ${onePage(sql`${all} l where ${many} and not ${isNear}`, criteria, page, byAlias)}),
      size as materialized (${known ? sql`select ${known} as total` : sql`select ${total} as total from first`})`;
  };
