import type { AccountListQuery, GiftCardListQuery } from '@manette/contracts/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import type { ShownPictures } from './gallery.js';
import type { SortOrder, SortValues } from './sort-order.js';

/** A listing in one state of its row. */
export interface ListingVersion {
  id: string;
  /** The id of the transaction that wrote the row: rows with the same version have the same content. */
  version: string;
}

/** A listing with its values in a sort order. */
export interface PlacedRow extends ListingVersion {
  place: SortValues;
}

/** The columns that listings of both kinds have. */
export interface ListingRow extends PlacedRow {
  /** Ids of its pictures, in order. */
  images: string[];
  /** Milliseconds, like `updated`. */
  created: number;
  updated: number;
  available: number;
  counted: boolean;
  /** With one decimal; both null below three ratings. */
  rating_average: number | null;
  rating_count: number | null;
}

interface ListQueries {
  account: AccountListQuery;
  giftCard: GiftCardListQuery;
}

/** The query of a list of the kind: filters, search text, sort order and page. */
export type ListQueryOf<K extends ListingKind> = ListQueries[K];

/** The table of one kind of listing, as `l`, and its columns in addition to those of `ListingRow`. */
export interface ListingTable {
  kind: ListingKind;
  table: 'catalog.account' | 'catalog.gift_card';
  columns: RawBuilder<unknown>;
}

/** How the listings of one kind are read. */
export interface ListingSource<K extends ListingKind, Row extends ListingRow> extends ListingTable {
  kind: K;
  filtersOf(query: ListQueryOf<K>): RawBuilder<boolean>[];
  /** The same conditions the other way round: the listing `l` passes the filters of a row `s` of `catalog.saved_search`. */
  savedFilters: RawBuilder<boolean>[];
  sortOrderOf(query: ListQueryOf<K>): SortOrder;
  /** @param maxPictures lists show only the cover */
  viewOf(row: Row, pictures: ShownPictures, maxPictures?: number): ViewOf<K>;
}

/** Returns the fields of a view that depend on vault, rental ledger and ratings [LIF-006, LIF-103]. */
export const countedAndRated = ({ counted, rating_average: average, rating_count: count }: ListingRow) => ({
  countedStock: counted,
  rating: average === null || count === null ? null : { average, count },
});

/** The condition of the filter `inStock`; none when the query does not have it. */
export const stockFilter = (inStock: boolean | undefined): RawBuilder<boolean>[] => {
  if (inStock === undefined) return [];
  return [inStock ? sql<boolean>`l.available > 0` : sql<boolean>`l.available <= 0`];
};

/** The conditions that a listing `l` passes the stock filter and the search text of a saved search `s`, for both kinds. */
export const savedInAll = [
  sql<boolean>`(s.in_stock is null or s.in_stock = (l.available > 0))`,
  sql<boolean>`(s.pattern is null or l.search like s.pattern)`,
];
