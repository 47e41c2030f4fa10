import type { AccountListQuery, GiftCardListQuery } from '@manette/contracts/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import type { ShownPictures } from './gallery.js';
import type { SortOrder, SortValues } from './sort-order.js';

/** A listing in one state of its row. */
export interface ListingVersion {
  id: string;
  /** The transaction that wrote the row: two rows of one version are alike. */
  version: string;
}

/** Where a listing stands in an order. */
export interface PlacedRow extends ListingVersion {
  place: SortValues;
}

/** The columns of every listing, whatever its kind. */
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

/** What a client asks of a list of the kind: filters, search text, sort order and page. */
export type ListQueryOf<K extends ListingKind> = ListQueries[K];

/** The table of one kind of listing, as `l`, and its columns beside those of `ListingRow`. */
export interface ListingTable {
  kind: ListingKind;
  table: 'catalog.account' | 'catalog.gift_card';
  columns: RawBuilder<unknown>;
}

/** How the listings of one kind are read. */
export interface ListingSource<K extends ListingKind, Row extends ListingRow> extends ListingTable {
  kind: K;
  filtersOf(query: ListQueryOf<K>): RawBuilder<boolean>[];
  /** The same conditions turned round: of the listing `l`, by the filters that the row `s` of `catalog.saved_search` has. */
  savedFilters: RawBuilder<boolean>[];
  sortOrderOf(query: ListQueryOf<K>): SortOrder;
  /** @param maxPictures lists show the cover alone */
  viewOf(row: Row, pictures: ShownPictures, maxPictures?: number): ViewOf<K>;
}

/** The fields of a view that vault, rental ledger and ratings give it [LIF-006, LIF-103]. */
export const countedAndRated = ({ counted, rating_average: average, rating_count: count }: ListingRow) => ({
  countedStock: counted,
  rating: average === null || count === null ? null : { average, count },
});

/** The condition of the filter `inStock`; none when the query does not have it. */
export const stockFilter = (inStock: boolean | undefined): RawBuilder<boolean>[] => {
  if (inStock === undefined) return [];
  return [inStock ? sql<boolean>`l.available > 0` : sql<boolean>`l.available <= 0`];
};

/** `stockFilter` and the search text, turned round. */
export const savedInAll = [
  sql<boolean>`(s.in_stock is null or s.in_stock = (l.available > 0))`,
  sql<boolean>`(s.pattern is null or l.search like s.pattern)`,
];
