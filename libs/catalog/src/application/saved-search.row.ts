import type { SavedQuery, SavedSearchView } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import type { ListingKind } from '../domain/listing-kinds.js';

export const KIND_OF = { accounts: 'account', giftcards: 'giftCard' } as const;
const CATALOG_OF = { account: 'accounts', giftCard: 'giftcards' } as const;

/** A row `s` of `catalog.saved_search`. */
export interface SavedSearchRow {
  id: string;
  kind: ListingKind;
  name: string;
  query: SavedQuery;
  /** Milliseconds. */
  created: number;
}

/** The filters of a row as JSON, without the ones that are not set. */
export const savedQueryColumn = sql<SavedQuery>`json_strip_nulls(json_build_object(
  'q', s.q, 'service', s.service, 'console', s.console, 'platform', s.platform, 'region', s.region,
  'inStock', s.in_stock))`;

export const savedSearchColumns = sql`s.id, s.kind, s.name, ${savedQueryColumn} as query,
  (extract(epoch from s.created_at) * 1000)::float8 as created`;

export const catalogOf = (kind: ListingKind): SavedSearchView['catalog'] => CATALOG_OF[kind];

export const viewOfSaved = ({ id, kind, query, name, created }: SavedSearchRow): SavedSearchView => ({
  _id: id,
  catalog: catalogOf(kind),
  query,
  name,
  createdAt: new Date(created).toISOString(),
});
