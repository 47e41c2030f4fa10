import type { Console, Service } from './enumerations.js';
import type { ListingRating } from './listing-rating.js';
import type { ItemRef } from './take-from-stock.command.js';
import type { Money } from '../http/primitives.js';

/** A listing as those see it who count or give out its units; a deleted one too. */
export interface ListingFacts extends ItemRef {
  /** Code name of an account, name of a card. */
  name: string;
  price: Money;
  available: number;
  isDeleted: boolean;
  /** Whether the vault delivers its units. */
  hasVault: boolean;
  /** Whether the rental ledger keeps its slots. */
  hasLedger: boolean;
  /** Null of a gift card, as are the next two. */
  console: Console | null;
  service: Service | null;
  /** Months. */
  duration: number | null;
}

/**
 * Locks a listing until the caller's transaction ends, after its ticket and before its units, and answers its
 * `ListingFacts`, or null where it never existed.
 */
export class LockListing {
  constructor(readonly item: ItemRef) {}
}

/** `ListingFacts` without a lock, or null; `deleted` asks for deleted ones too. */
export class GetListingFacts {
  constructor(
    readonly item: ItemRef,
    readonly deleted = false,
  ) {}
}

/** Gives units back to the stock of a listing, or adds new ones, in the caller's transaction. Answers nothing. */
export class AddToStock {
  constructor(
    readonly item: ItemRef,
    readonly units: number,
  ) {}
}

/**
 * Says whether vault or ledger count the units of a listing, and how many are free where that changes. While one of them
 * does, `available` follows the units alone [LIF-006, LIF-007]. Answers nothing.
 */
export class SetCountedStock {
  constructor(
    readonly item: ItemRef,
    readonly counted: { vault?: boolean; ledger?: boolean; available?: number },
  ) {}
}

/** Keeps the average of a listing's ratings, null below three of them [LIF-103]. Answers nothing. */
export class SetListingRating {
  constructor(
    readonly item: ItemRef,
    readonly rating: ListingRating | null,
  ) {}
}
