import type { ItemRef, ListingFacts, ListingRating } from '@manette/contracts/catalog';
import { Account } from '../domain/account.js';
import { assignDefined } from '../domain/assign-defined.js';
import { ListingUnits, type CountedUnits, type ChangedListingState } from '../domain/listing-units.js';
import type { ListingState } from '../domain/listing.js';
import type { InMemoryListingRepository } from './in-memory-listing.repository.js';

/** The units of the listings of a repository in memory. */
export class InMemoryListingUnits extends ListingUnits {
  readonly ratings = new Map<string, ListingRating | null>();

  constructor(private readonly listings: InMemoryListingRepository) {
    super();
  }

  override lock(item: ItemRef): Promise<ListingFacts | null> {
    return this.read(item);
  }

  override async read(item: ItemRef): Promise<ListingFacts | null> {
    const listing = this.listings.find(item);
    if (!listing) return null;
    const { price, available, hasVault, hasLedger, deletedAt } = listing;
    const own =
      listing instanceof Account
        ? { name: listing.codeName, ...pick(listing) }
        : { name: listing.name, console: null, service: null, duration: null };
    return { ...item, ...own, price, available, hasVault, hasLedger, isDeleted: deletedAt !== null };
  }

  override async take(item: ItemRef, at: Date): Promise<ChangedListingState> {
    const available = this.listings.find(item)?.available ?? 0;
    return available === 0 ? null : this.set(item, { available: available - 1, updatedAt: at });
  }

  override async add(item: ItemRef, units: number, at: Date): Promise<ChangedListingState> {
    const available = (this.listings.find(item)?.available ?? 0) + units;
    return this.set(item, { available, updatedAt: at });
  }

  override async count(
    item: ItemRef,
    { vault, ledger, available }: CountedUnits,
    at: Date,
  ): Promise<ChangedListingState> {
    return this.set(item, { hasVault: vault, hasLedger: ledger, available, updatedAt: at });
  }

  override async rate(item: ItemRef, rating: ListingRating | null): Promise<ChangedListingState> {
    this.ratings.set(item.id, rating);
    return this.set(item, {});
  }

  private set(
    item: ItemRef,
    changes: { [K in keyof ListingState]?: ListingState[K] | undefined },
  ): ChangedListingState {
    const listing = this.listings.find(item);
    if (!listing) return null;
    const former = listing.available;
    assignDefined<object>(listing, changes);
    return { isDeleted: listing.deletedAt !== null, isSoldOut: former > 0 && listing.available === 0 };
  }
}

const pick = ({ console, service, duration }: Account) => ({ console, service, duration });
