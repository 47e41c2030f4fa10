import type { Console, Service } from './enumerations.js';
import type { ListingRating } from './listing-rating.js';
import type { ItemRef } from './take-from-stock.command.js';
import type { Money } from '../http/primitives.js';

/** The data of a listing for the contexts that count or deliver its units. The listing may be deleted. */
export interface ListingFacts extends ItemRef {
  /** The code name of an account, or the name of a card. */
  name: string;
  price: Money;
  available: number;
  isDeleted: boolean;
  /** Whether the vault delivers its units. */
  hasVault: boolean;
  /** Whether the rental ledger manages its slots. */
  hasLedger: boolean;
  /** Null for a gift card, as are the next two fields. */
  console: Console | null;
  service: Service | null;
  /** The duration in months. */
  duration: number | null;
}

/**
 * Locks a listing until the caller's transaction ends, after its ticket and before its units, and returns its `ListingFacts`,
 * or null if it never existed.
 */
export class LockListing {
  constructor(readonly item: ItemRef) {}
}

/** Reads `ListingFacts` without a lock, or null. With `deleted` it also finds deleted listings. */
export class GetListingFacts {
  constructor(
    readonly item: ItemRef,
    readonly deleted = false,
  ) {}
}

/** Returns units to the stock of a listing, or adds new ones, in the caller's transaction. */
export class AddToStock {
  constructor(
    readonly item: ItemRef,
    readonly units: number,
  ) {}
}

/**
 * Sets whether the vault or the ledger counts the units of a listing, and how many are free if that changes. While one of them
 * counts, only the units determine `available` [LIF-006, LIF-007].
 */
export class SetCountedStock {
  constructor(
    readonly item: ItemRef,
    readonly counted: { vault?: boolean; ledger?: boolean; available?: number },
  ) {}
}

/** Stores the average of a listing's ratings; null with fewer than three of them [LIF-103]. */
export class SetListingRating {
  constructor(
    readonly item: ItemRef,
    readonly rating: ListingRating | null,
  ) {}
}
