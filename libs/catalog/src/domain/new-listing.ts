import { Account } from './account.js';
import { GiftCard } from './gift-card.js';
import type { FieldsOf, ListingKind } from './listing-kinds.js';
import type { Listing } from './listing.js';

type ListingClass<K extends ListingKind> = new (
  id: string,
  fields: FieldsOf<K>,
  images: readonly string[],
  at: Date,
) => Listing<K>;

const CLASSES: { [K in ListingKind]: ListingClass<K> } = { account: Account, giftCard: GiftCard };

/** Creates a listing of a kind, without storing it. @throws TooManyImages */
export const newListing = <K extends ListingKind>(
  kind: K,
  id: string,
  fields: FieldsOf<K>,
  images: readonly string[],
  at: Date,
): Listing<K> => new CLASSES[kind](id, fields, images, at);
