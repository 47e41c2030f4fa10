import { sql, type RawBuilder } from 'kysely';
import { aliasedKeys, afterCursor, byAlias, byColumn, orderBy } from '../listing-views/sort-order.js';
import { inFacets } from './facet-counts.js';
import { passesFilters, type ListingCriteria } from './listing-criteria.js';
import { onePage, type MatchingListings } from './matching-listings.js';

const postingsOf = ({ table }: ListingCriteria): RawBuilder<unknown> => sql.table(`${table}_word`);

/** How many listings that pass the filters have at least one of the words. */
export const totalOfWords = (criteria: ListingCriteria, words: readonly string[]): RawBuilder<number> =>
  words.length === 1
    ? sql`(select coalesce(sum(listings), 0)::int from ${sql.table(`${criteria.table}_word_tally`)}
            where word = ${words[0]} and ${inFacets(criteria)})`
    : sql`(select count(distinct id)::int from ${postingsOf(criteria)}
            where word = any (${words}::text[]) and ${inFacets(criteria)})`;

/** The listings with at least one of the words, by the time of their creation: the first ones of each word, merged. */
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

/** The listings whose texts match all patterns, among the few that have one of the words. */
export const matchingAmongWords =
  (patterns: readonly RawBuilder<string>[], words: readonly string[]): MatchingListings =>
  (criteria, _db, page) => sql`
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
