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
  /** The listing after the change; not told of a deleted one, or of those of one upload. */
  listing?: AccountView | GiftCardView;
}
/** A file of listings was uploaded; each of them is told as created, too. */
export interface ListingsUploaded {
  kind: 'account' | 'giftCard';
  count: number;
}
/** Listings that were created together: what saved searches are compared with. */
export interface ListingsAdded {
  kind: 'account' | 'giftCard';
  ids: string[];
}
/** Listings that were created together are on the shelf with the filters of a saved search (pocket.md, section 11). */
export interface SavedSearchMatched {
  searchId: string;
  userId: string;
  /** The name of the search, and the path of the shelf with its filters. */
  name: string;
  path: string;
  /** At least one, in the order of their creation; as many as a `ListingsAdded` has at most. */
  listings: { kind: 'account' | 'giftCard'; id: string; name: string }[];
}
/** It is a user's turn to be told that a listing which they wait for is in stock again (pocket.md, section 11). */
export interface BackInStock {
  userId: string;
  listing: { kind: 'account' | 'giftCard'; id: string; name: string };
}
