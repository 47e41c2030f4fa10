import type { ListingKind } from './listing-kinds.js';
import type { Listing } from './listing.js';

/** The listings to be changed. For display, the queries of the application layer read them. */
export abstract class ListingRepository {
  /** Writes new listings immediately, so that the same transaction can read them. */
  abstract add(...listings: Listing[]): Promise<void>;
  /** Locks a listing until the transaction ends; null when it is unknown or deleted. */
  abstract lock<K extends ListingKind>(kind: K, id: string): Promise<Listing<K> | null>;
  /** Writes the changes of a listing that was locked. */
  abstract save(listing: Listing): Promise<void>;
  /** The id of the oldest listing of this name (an account's code name), deleted ones included. */
  abstract findIdByName(kind: ListingKind, name: string): Promise<string | undefined>;
}
