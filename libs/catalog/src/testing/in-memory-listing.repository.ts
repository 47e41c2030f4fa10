import type { ItemRef } from '@manette/contracts/catalog';
import { Account } from '../domain/account.js';
import { GiftCard } from '../domain/gift-card.js';
import type { ListingKind } from '../domain/listing-kinds.js';
import { ListingRepository } from '../domain/listing.repository.js';
import type { Listing } from '../domain/listing.js';

const nameOf = (listing: Account | GiftCard): string =>
  listing instanceof Account ? listing.codeName : listing.name;

/** Listings in a list, in the order in which they were added. */
export class InMemoryListingRepository extends ListingRepository {
  readonly listings: (Account | GiftCard)[] = [];

  override async add(...listings: Listing[]): Promise<void> {
    this.listings.push(...(listings as (Account | GiftCard)[]));
  }

  override async lock<K extends ListingKind>(kind: K, id: string): Promise<Listing<K> | null> {
    const listing = this.find({ kind, id });
    return listing && !listing.deletedAt ? (listing as Listing as Listing<K>) : null;
  }

  /** Does nothing, because a listing is changed in place. */
  override async save(): Promise<void> {}

  override async findIdByName(kind: ListingKind, name: string): Promise<string | undefined> {
    return this.ofKind(kind).find((listing) => nameOf(listing) === name)?.id;
  }

  ofKind(kind: ListingKind): (Account | GiftCard)[] {
    const type = kind === 'account' ? Account : GiftCard;
    return this.listings.filter((listing) => listing instanceof type);
  }

  find({ kind, id }: ItemRef): Account | GiftCard | undefined {
    return this.ofKind(kind).find((listing) => listing.id === id);
  }
}
