import type { ItemRef, ListingFacts, ListingRating } from '@manette/contracts/catalog';

/** What became of the listing that a statement changed, and whether its last unit went; null where there is none. */
export type Touched = { isDeleted: boolean; isSoldOut: boolean } | null;

/** Who counts the units of a listing, and how many are free. Absent fields stay. */
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
  /** Takes one unit; null also when none is left. */
  abstract take(item: ItemRef, at: Date): Promise<Touched>;
  abstract add(item: ItemRef, units: number, at: Date): Promise<Touched>;
  abstract count(item: ItemRef, counted: CountedUnits, at: Date): Promise<Touched>;
  abstract rate(item: ItemRef, rating: ListingRating | null): Promise<Touched>;
}
