import { GetListingFacts, LockListing, type ListingFacts } from '@manette/contracts/catalog';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListingUnits } from '../../domain/listing-units.js';

/** Called by contexts that change units: locks the listing in their transaction and returns it, even if it is deleted. */
@CommandHandler(LockListing)
export class LockListingHandler implements ICommandHandler<LockListing, ListingFacts | null> {
  constructor(private readonly listings: ListingUnits) {}

  execute({ item }: LockListing): Promise<ListingFacts | null> {
    return this.listings.lock(item);
  }
}

/**
 * Called by contexts that read units: returns the listing without a lock. Returns a deleted listing only if the
 * caller asks for deleted ones.
 */
@QueryHandler(GetListingFacts)
export class GetListingFactsHandler implements IQueryHandler<GetListingFacts, ListingFacts | null> {
  constructor(private readonly listings: ListingUnits) {}

  async execute({ item, deleted }: GetListingFacts): Promise<ListingFacts | null> {
    const facts = await this.listings.read(item);
    return facts?.isDeleted && !deleted ? null : facts;
  }
}
