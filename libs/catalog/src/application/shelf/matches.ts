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

/** How far along its order a shelf is walked for a page of a common text before all that fit are sorted instead. */
const NEAR = sql.lit(10_000);

/**
 * The listings whose text fits all patterns. Few are found by the trigram index and sorted. Of more than is worth
 * sorting for every page, the first are mostly `near` in the list's order; where they are not, because they stand
 * together far along it (one name in a list sorted by names), all are sorted after all.
 */
export const fitting =
  (patterns: readonly RawBuilder<string>[]): Matches =>
  (shelf, db, page) => {
    const { order } = shelf;
    const table = sql.table(shelf.table);
    const [counted, enough] = [sql.lit(SEARCH_COUNTED_UP_TO), sql.lit(SEARCH_COUNTED_UP_TO + 1)];
    const conditions = patterns.map((pattern) => sql`l.search like ${pattern}`);
    const fits = sql<boolean>`${onShelf(shelf)} and ${sql.join(conditions, sql` and `)}`;
    const walked = sql`(
      select l.*, ${keysAs(order)} from ${table} l where l.deleted_at is null and ${behind(order, page.cursor, inTable)}
       order by ${orderBy(order, inTable)} limit ${NEAR})`;
    // Apart, so that it is not planned as a walk along the order that ends with the page.
    const all = sql`(select l.id, ${keysAs(order)} from ${table} l where ${fits} offset 0)`;
    const many = sql`(select n from first) > ${counted}`;
    const isNear = sql`(select count(*) from near) >= ${page.rows}`;
    return sql`
      found as materialized (select l.id, ${keysAs(order)} from ${table} l where ${fits} limit ${enough}),
      first as materialized (select count(*)::int as n from found),
      near as materialized (
        select l.id from ${walked} l where ${fits} order by ${orderBy(order, underNames)} limit ${page.rows}),
      picked as materialized (
        ${onePage(sql`found l where not ${many}`, shelf, page, underNames)}
        union all select id from near where ${many} and ${isNear}
        union all ${onePage(sql`${all} l where ${many} and not ${isNear}`, shelf, page, underNames)}),
      size as materialized (
        select case when n <= ${counted} then n else ${estimate(db, shelf, fits, SEARCH_COUNTED_UP_TO)} end as total
          from first)`;
  };
