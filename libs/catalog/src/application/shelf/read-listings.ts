import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PictureRow } from './picture.row.js';
import { inTable, orderBy, placeColumn, type Order, type Place } from './order.js';
import type { ListingSource } from './shelf.js';

/** What every listing has, whatever its columns. */
export interface ListingRow {
  id: string;
  /** Ids of its pictures, in order. */
  images: string[];
  /** Milliseconds, like `updated`. */
  created: number;
  updated: number;
  /** Where it stands in the list's order. */
  place: Place;
}

export interface ReadListings<Row> {
  total: number;
  items: Row[];
  /** The pictures that any of the items shows, each once. */
  pictures: PictureRow[];
}

/**
 * Listings by one statement of one row: JSON is the fastest way from PostgreSQL to here, and a picture that
 * several listings show comes once.
 * @param picked common table expressions `picked (id)`, which listings to read, and `size (total)`
 */
export const listingsQuery = <Row extends ListingRow>(
  { table, columns }: ListingSource,
  picked: RawBuilder<unknown>,
  order: Order,
): RawBuilder<ReadListings<Row>> => sql<ReadListings<Row>>`
    with ${picked},
    page as materialized (
      select l.id, l.images, (extract(epoch from l.created_at) * 1000)::float8 as created,
             (extract(epoch from l.updated_at) * 1000)::float8 as updated,
             ${placeColumn(order)} as place, row_number() over (order by ${orderBy(order, inTable)}) as position, ${columns}
        from picked join ${sql.table(table)} l using (id)),
    shown as (
      select id, width, height, widths, color, blur from catalog.picture
       where id in (select unnest(images) from page))
    select (select total from size) as total,
           (select coalesce(json_agg(page order by position), '[]') from page) as items,
           (select coalesce(json_agg(shown), '[]') from shown) as pictures`;

/** Runs such a statement. */
export async function readListings<Row extends ListingRow>(
  db: Kysely<unknown>,
  query: RawBuilder<ReadListings<Row>>,
): Promise<ReadListings<Row>> {
  return theOne((await query.execute(db)).rows);
}

export const theOne = <Row>(rows: readonly ReadListings<Row>[]): ReadListings<Row> =>
  rows[0] ?? { total: 0, items: [], pictures: [] };

const NO_ORDER: Order = { name: '', keys: [], descending: false };

/** Reads one listing that is on the shelf, or none. */
export async function readListing<Row extends ListingRow>(
  db: Kysely<unknown>,
  source: ListingSource,
  id: string,
): Promise<{ row: Row | undefined; pictures: PictureRow[] }> {
  const picked = sql`picked as (select id from ${sql.table(source.table)} where id = ${id} and deleted_at is null),
    size as (select 1 as total)`;
  const { items, pictures } = await readListings(db, listingsQuery<Row>(source, picked, NO_ORDER));
  return { row: items[0], pictures };
}
