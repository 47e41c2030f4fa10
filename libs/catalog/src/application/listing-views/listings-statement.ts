import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListingRow, ListingTable, PlacedRow } from './listing-source.js';
import type { PictureRow } from './picture.row.js';
import { byColumn, orderBy, sortValuesColumn, type SortOrder } from './sort-order.js';

/** The one row that a statement over listings returns. */
export interface ListingsResult<Row> {
  total: number;
  items: Row[];
  /** The pictures that any of the items shows, each once. */
  pictures: PictureRow[];
}

/** Builds the statement that reads a page of listings, with all columns or only those of `PlacedRow`. */
export type ListingsStatement<Row extends PlacedRow> = (
  table: ListingTable,
  picked: RawBuilder<unknown>,
  order: SortOrder,
) => RawBuilder<ListingsResult<Row>>;

/**
 * Builds the statement that reads listings and returns one row: JSON is the fastest way to transfer them from
 * PostgreSQL, and a picture of several listings is transferred once.
 * @param picked common table expressions `picked (id)`, the listings to read, and `size (total)`
 */
export const listingsStatement = <Row extends ListingRow>(
  { table, columns }: ListingTable,
  picked: RawBuilder<unknown>,
  order: SortOrder,
): RawBuilder<ListingsResult<Row>> => sql<ListingsResult<Row>>`
    with ${picked},
    page as materialized (
      select l.id, l.xmin::text as version, l.images, (extract(epoch from l.created_at) * 1000)::float8 as created,
             (extract(epoch from l.updated_at) * 1000)::float8 as updated,
             l.available, l.has_vault or l.has_ledger as counted, l.rating_average, l.rating_count,
             ${sortValuesColumn(order)} as place, row_number() over (order by ${orderBy(order, byColumn)}) as position, ${columns}
        from picked join ${sql.table(table)} l using (id)),
    shown as (
      select id, width, height, widths, color, blur from catalog.picture
       where id in (select unnest(images) from page))
    select (select total from size) as total,
           (select coalesce(json_agg(page order by position), '[]') from page) as items,
           (select coalesce(json_agg(shown), '[]') from shown) as pictures`;

/** Builds the statement that reads only the sort values and versions of the listings, without pictures. */
export const placesStatement: ListingsStatement<PlacedRow> = ({ table }, picked, order) => sql`
    with ${picked},
    page as materialized (
      select l.id, l.xmin::text as version, ${sortValuesColumn(order)} as place,
             row_number() over (order by ${orderBy(order, byColumn)}) as position
        from picked join ${sql.table(table)} l using (id))
    select (select total from size) as total,
           (select coalesce(json_agg(page order by position), '[]') from page) as items,
           '[]'::json as pictures`;

export async function runListingsStatement<Row extends PlacedRow>(
  db: Kysely<unknown>,
  statement: RawBuilder<ListingsResult<Row>>,
): Promise<ListingsResult<Row>> {
  return singleResult((await statement.execute(db)).rows);
}

export const NO_LISTINGS: ListingsResult<never> = { total: 0, items: [], pictures: [] };

export const singleResult = <Row>(rows: readonly ListingsResult<Row>[]): ListingsResult<Row> =>
  rows[0] ?? NO_LISTINGS;
