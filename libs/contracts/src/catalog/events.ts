/** Integration events that catalog publishes; the values are outbox topics. */
export const catalogEvents = {
  listingCreated: 'catalog.listing-created',
  listingChanged: 'catalog.listing-changed',
  listingDeleted: 'catalog.listing-deleted',
} as const;

export interface ListingChanged {
  kind: 'account' | 'giftCard';
  id: string;
}
