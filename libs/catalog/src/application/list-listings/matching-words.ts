import { sql, type RawBuilder } from 'kysely';
import { aliasedKeys, afterCursor, byAlias, byColumn, orderBy } from '../listing-views/sort-order.js';
import { MAX_COUNTED_SEARCH } from './estimated-total.js';
import { inFacets } from './facet-counts.js';
import { passesFilters, type ListingCriteria } from './listing-criteria.js';
import { onePage, type MatchingListings } from './matching-listings.js';

/** How many postings are read at most to count the listings that have one of several words. */
export const MAX_POSTINGS_COUNTED = 20_000;

const postingsOf = ({ table }: ListingCriteria): RawBuilder<unknown> => sql.table(`${table}_word`);

/** Counts the distinct listings among the postings of the words, or among the first `limit` postings if it is given. */
const countOf = (
  criteria: ListingCriteria,
  words: readonly string[],
  limit?: number,
): RawBuilder<number> => sql`
  (select count(*)::int from (select distinct id from (
    select id from ${postingsOf(criteria)} where word = any (${words}::text[]) and ${inFacets(criteria)}
     ${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`}) l) l)`;

/** How many listings that pass the filters have the word. */
export const totalOfWord = (criteria: ListingCriteria, word: string): RawBuilder<number> => sql`
  (select coalesce(sum(listings), 0)::int from ${sql.table(`${criteria.table}_word_tally`)}
    where word = ${word} and ${inFacets(criteria)})`;

/** How many listings that pass the filters have at least one of the words. */
export const totalOfWords = (criteria: ListingCriteria, words: readonly string[]): RawBuilder<number> =>
  countOf(criteria, words);

/**
 * Counts them in the same way, or returns an estimate if the first `MAX_POSTINGS_COUNTED` postings already have more
 * than `MAX_COUNTED_SEARCH` listings.
 */
export const totalOfManyWords = (
  criteria: ListingCriteria,
  words: readonly string[],
  estimate: number,
): RawBuilder<number> => sql`
  case when ${countOf(criteria, words, MAX_POSTINGS_COUNTED)} > ${sql.lit(MAX_COUNTED_SEARCH)}
       then greatest(${estimate}::int, ${sql.lit(MAX_COUNTED_SEARCH + 1)}) else ${countOf(criteria, words)} end`;

/** The listings with at least one of the words, sorted by creation time: the first ones of each word, merged. */
export const matchingAnyWord =
  (words: readonly string[], total: RawBuilder<number>): MatchingListings =>
  (criteria, _db, { cursor, rows }) => {
    const order = orderBy(criteria.order, byColumn);
    return sql`
    picked as materialized (
      select id from (
        select distinct l.created_at, l.id
          from unnest(${words}::text[]) w, lateral (
            select l.created_at, l.id from ${postingsOf(criteria)} l
             where l.word = w and ${inFacets(criteria)} and ${afterCursor(criteria.order, cursor, byColumn)}
             order by ${order} limit ${rows}) l) l
       order by ${order} limit ${rows}),
    size as materialized (select ${total} as total)`;
  };

/** The listings whose texts match all patterns, searched only among the listings that have one of the words. */
export const matchingAmongWords =
  (patterns: readonly RawBuilder<string>[], words: readonly string[]): MatchingListings =>
  (criteria, _db, page) =>
    sql`
    candidate as materialized (
      select distinct id from ${postingsOf(criteria)} where word = any (${words}::text[]) and ${inFacets(criteria)}),
    found as materialized (
      select l.id, ${aliasedKeys(criteria.order)} from candidate join ${sql.table(criteria.table)} l using (id)
       where ${passesFilters(criteria)} and ${sql.join(
         patterns.map((pattern) => sql`l.search like ${pattern}`),
         sql` and `,
       )}),
    picked as materialized ${onePage(sql`found l where true`, criteria, page, byAlias)},
    size as materialized (select count(*)::int as total from found)`;
