import { imagesAfter } from './listing-images.js';
import type { ChangesOf, ListingKind } from './listing-kinds.js';
import type { Money } from './money.js';

/** The fields that both kinds of listings have and that change. */
export interface ListingState {
  price: Money;
  /** Stock in units; never below zero. */
  available: number;
  /** Whether the vault counts and delivers its units. */
  hasVault: boolean;
  /** Whether the rental ledger counts its units as slots. */
  hasLedger: boolean;
  description: string | null;
  /** Ids of its pictures; the first one is the cover. */
  images: string[];
  updatedAt: Date;
  deletedAt: Date | null;
}

/** The images of a change: those kept, in their order (absent: all), then the added ones. */
export interface ImageChanges {
  kept?: readonly string[] | undefined;
  added: readonly string[];
}

/** An account or a gift card of the catalogue. Deleting it hides it: the row stays for the tickets that refer to it. */
export abstract class Listing<K extends ListingKind = ListingKind> implements Readonly<ListingState> {
  readonly price: Money;
  readonly available: number;
  readonly hasVault: boolean;
  readonly hasLedger: boolean;
  readonly description: string | null;
  readonly images: string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;

  /** @throws TooManyImages */
  constructor(
    readonly id: string,
    initial: Pick<ListingState, 'price' | 'available'> & {
      description: string | null | undefined;
      images: readonly string[];
    },
    at: Date,
  ) {
    this.price = initial.price;
    this.available = initial.available;
    this.hasVault = false;
    this.hasLedger = false;
    this.description = initial.description || null;
    this.images = imagesAfter([], [], initial.images);
    this.createdAt = at;
    this.updatedAt = at;
    this.deletedAt = null;
  }

  /** Whether `available` is counted by vault or rental ledger and cannot be set otherwise [LIF-006, LIF-007]. */
  get isCounted(): boolean {
    return this.hasVault || this.hasLedger;
  }

  /**
   * Changes the given fields. Absent fields and a counted stock keep their value.
   * @throws TooManyImages, LedgerIsOn
   */
  change(changes: ChangesOf<K>, images: ImageChanges, at: Date): void {
    const { description } = changes;
    const available = this.isCounted ? undefined : changes.available;
    this.changeDetails(changes);
    this.set({ available, images: imagesAfter(this.images, images.kept, images.added), updatedAt: at });
    if (description !== undefined) this.set({ description: description || null });
  }

  delete(at: Date): void {
    this.set({ deletedAt: at, updatedAt: at });
  }

  /** Changes the fields that only this kind has, and the price. */
  protected abstract changeDetails(changes: ChangesOf<K>): void;

  /** Writes fields; undefined ones keep their value. After the creation only this method writes them. */
  protected abstract set(changes: Partial<ListingState>): void;
}
