import type { ListingKind } from '../../domain/listing-kinds.js';
import { accountSource, type AccountRow } from './account.source.js';
import { giftCardSource, type GiftCardRow } from './gift-card.source.js';
import type { ListingSource } from './listing-source.js';

interface Rows {
  account: AccountRow;
  giftCard: GiftCardRow;
}

export type RowOf<K extends ListingKind> = Rows[K];

/** How the listings of each kind are read. */
export const LISTING_SOURCES: { [K in ListingKind]: ListingSource<K, RowOf<K>> } = {
  account: accountSource,
  giftCard: giftCardSource,
};
