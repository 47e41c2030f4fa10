import { LockListing, type ItemRef, type ListingFacts } from '@manette/contracts/catalog';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ListingNotFound } from '../../domain/fulfilment.errors.js';

/** Locks listings before their items, so that concurrent transactions take items one after the other. */
@Injectable()
export class ListingLock {
  constructor(private readonly commands: CommandBus) {}

  /** Returns the locked listing, even a deleted one. @throws ListingNotFound */
  async any(item: ItemRef): Promise<ListingFacts> {
    const facts = await this.commands.execute<LockListing, ListingFacts | null>(new LockListing(item));
    if (!facts) throw new ListingNotFound(item.kind);
    return facts;
  }

  /** Returns the locked listing, unless it is deleted. @throws ListingNotFound */
  async live(item: ItemRef): Promise<ListingFacts> {
    const facts = await this.any(item);
    if (facts.isDeleted) throw new ListingNotFound(item.kind);
    return facts;
  }
}
