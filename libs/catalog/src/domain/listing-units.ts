import type { ItemRef, ListingFacts, ListingRating } from '@manette/contracts/catalog';

/**
 * The state of a listing after a statement changed it: whether it is deleted, and whether the statement took its last
 * unit. Null if no row changed.
 */
export type ChangedListingState = { isDeleted: boolean; isSoldOut: boolean } | null;

/** Whether vault or rental ledger count the units of a listing, and how many are free. Absent fields keep their value. */
export interface CountedUnits {
  vault?: boolean;
  ledger?: boolean;
  available?: number;
}

/** The units and ratings of listings, deleted ones included, each changed by one statement. */
export abstract class ListingUnits {
  /** Locks a listing until the transaction ends. */
  abstract lock(item: ItemRef): Promise<ListingFacts | null>;
  abstract read(item: ItemRef): Promise<ListingFacts | null>;
  /** Takes one unit. Returns null when the listing is unknown or no unit is left. */
  abstract take(item: ItemRef, at: Date): Promise<ChangedListingState>;
  abstract add(item: ItemRef, units: number, at: Date): Promise<ChangedListingState>;
  abstract count(item: ItemRef, counted: CountedUnits, at: Date): Promise<ChangedListingState>;
  abstract rate(item: ItemRef, rating: ListingRating | null): Promise<ChangedListingState>;
}
