import { sql, type RawBuilder } from 'kysely';
import type { ListingTable } from '../listing-views/listing-source.js';
import type { SortOrder } from '../listing-views/sort-order.js';

/** Which listings of one kind a list shows, and in which order. */
export interface ListingCriteria extends ListingTable {
  filters: RawBuilder<boolean>[];
  searchText: string | undefined;
  /** These alone; a search does not apply to them. */
  ids?: readonly string[] | undefined;
  order: SortOrder;
}

/** The condition that a listing is not deleted and passes the filters. */
export const passesFilters = ({ filters }: ListingCriteria): RawBuilder<boolean> =>
  sql`${sql.join([sql`l.deleted_at is null`, ...filters], sql` and `)}`;
