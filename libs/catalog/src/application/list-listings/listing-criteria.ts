import { sql, type RawBuilder } from 'kysely';
import type { ListingKind } from '../../domain/listing-kinds.js';
import type { ListingSource, ListingTable, ListQueryOf } from '../listing-views/listing-source.js';
import { LISTING_SOURCES, type RowOf } from '../listing-views/listing-sources.js';
import { NEWEST_FIRST, type SortOrder } from '../listing-views/sort-order.js';

/** Which listings of one kind a list shows, and in which order. */
export interface ListingCriteria extends ListingTable {
  filters: RawBuilder<boolean>[];
  searchText: string | undefined;
  /** Limits the list to these listings; the search text is then ignored. */
  ids?: readonly string[] | undefined;
  order: SortOrder;
}

/** Returns the criteria that a client's query asks for. */
export function criteriaOf<K extends ListingKind>(kind: K, query: ListQueryOf<K>): ListingCriteria {
  const source: ListingSource<K, RowOf<K>> = LISTING_SOURCES[kind];
  return {
    ...{ kind, table: source.table, columns: source.columns },
    ...{ filters: source.filtersOf(query), searchText: query.q, order: source.sortOrderOf(query) },
    ids: query.ids,
  };
}

/** The condition that a listing is not deleted and passes the filters. */
export const passesFilters = ({ filters }: ListingCriteria): RawBuilder<boolean> =>
  sql`${sql.join([sql`l.deleted_at is null`, ...filters], sql` and `)}`;

/** Whether the list holds all listings that pass the filters in the order of the shelf, which an index provides. */
export const isShelf = ({ searchText, ids, order }: ListingCriteria): boolean =>
  searchText === undefined && !ids && order.name === NEWEST_FIRST;
