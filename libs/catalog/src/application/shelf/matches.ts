import { sql, type Kysely, type RawBuilder } from 'kysely';
import { LIST_COUNTED_UP_TO, SEARCH_COUNTED_UP_TO, estimate } from './estimate.js';
import { behind, inTable, keysAs, orderBy, underNames, type KeyColumns } from './order.js';
import { onShelf, type Shelf } from './shelf.js';

/** Which listings a list shows: expressions `picked (id)`, one page of them, and `size (total)`, their count. */
export type Matches = (shelf: Shelf, db: Kysely<unknown>, page: PageOf) => RawBuilder<unknown>;

/** Behind which cursor a page begins, and how many rows it takes. */
export interface PageOf {
  cursor: string | undefined;
  rows: number;
}

/** One page of those that fulfil `source`, something called `l` with its condition. */
const onePage = (
  source: RawBuilder<unknown>,
  { order }: Shelf,
  { cursor, rows }: PageOf,
  columns: KeyColumns = inTable,
): RawBuilder<unknown> => sql`
  (select l.id from ${source} and ${behind(order, cursor, columns)}
    order by ${orderBy(order, columns)} limit ${rows})`;

/** The shelf itself; the newest first, it is walked along its index. */
export const everything: Matches = (shelf, db, page) => {
  const table = sql.table(shelf.table);
  const kept = onShelf(shelf);
  const [counted, enough] = [sql.lit(LIST_COUNTED_UP_TO), sql.lit(LIST_COUNTED_UP_TO + 1)];
  return sql`
    picked as materialized ${onePage(sql`${table} l where ${kept}`, shelf, page)},
    first as materialized (select count(*)::int as n from (select from ${table} l where ${kept} limit ${enough}) l),
    size as materialized (
      select case when n <= ${counted} then n else ${estimate(db, shelf, kept, LIST_COUNTED_UP_TO)} end as total from first)`;
};

/**
 * The listings whose text fits all patterns. Few are found by the trigram index and sorted; where there are more than
 * is worth sorting, the newest of them are not far along the shelf.
 */
export const fitting =
  (patterns: readonly RawBuilder<string>[]): Matches =>
  (shelf, db, page) => {
    const table = sql.table(shelf.table);
    const [counted, enough] = [sql.lit(SEARCH_COUNTED_UP_TO), sql.lit(SEARCH_COUNTED_UP_TO + 1)];
    const conditions = patterns.map((pattern) => sql`l.search like ${pattern}`);
    const fits = sql<boolean>`${onShelf(shelf)} and ${sql.join(conditions, sql` and `)}`;
    return sql`
      found as materialized (select l.id, ${keysAs(shelf.order)} from ${table} l where ${fits} limit ${enough}),
      first as materialized (select count(*)::int as n from found),
      picked as materialized (
        ${onePage(sql`found l where (select n from first) <= ${counted}`, shelf, page, underNames)}
        union all ${onePage(sql`${table} l where (select n from first) > ${counted} and ${fits}`, shelf, page)}),
      size as materialized (
        select case when n <= ${counted} then n else ${estimate(db, shelf, fits, SEARCH_COUNTED_UP_TO)} end as total
          from first)`;
  };
