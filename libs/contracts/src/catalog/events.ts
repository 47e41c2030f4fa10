import type { AccountView } from './account.view.js';
import type { GiftCardView } from './gift-card.view.js';

/** Integration events that catalog publishes; the values are outbox topics. */
export const catalogEvents = {
  listingCreated: 'catalog.listing-created',
  listingsAdded: 'catalog.listings-added',
  listingChanged: 'catalog.listing-changed',
  listingDeleted: 'catalog.listing-deleted',
  listingsUploaded: 'catalog.listings-uploaded',
  listingSoldOut: 'catalog.listing-sold-out',
  savedSearchMatched: 'catalog.saved-search-matched',
  backInStock: 'catalog.back-in-stock',
} as const;

export interface ListingChanged {
  kind: 'account' | 'giftCard';
  id: string;
  /** The listing after the change; absent if it was deleted or created by an upload of many listings. */
  listing?: AccountView | GiftCardView;
}
/** A file of listings was uploaded. Each listing also has its own event of creation. */
export interface ListingsUploaded {
  kind: 'account' | 'giftCard';
  count: number;
}
/** Listings that were created together. Saved searches are compared with them. */
export interface ListingsAdded {
  kind: 'account' | 'giftCard';
  ids: string[];
}
/** Listings that were created together match the filters of a saved search (pocket.md, section 11). */
export interface SavedSearchMatched {
  searchId: string;
  userId: string;
  /** The name of the search, and the path of the shelf with its filters. */
  name: string;
  path: string;
  /** At least one listing, in the order of creation; at most as many as a `ListingsAdded` contains. */
  listings: { kind: 'account' | 'giftCard'; id: string; name: string }[];
}
/**
 * A listing for which the user waits is in stock again, and the user is among the next to be notified (pocket.md, section 11).
 */
export interface BackInStock {
  userId: string;
  listing: { kind: 'account' | 'giftCard'; id: string; name: string };
}
