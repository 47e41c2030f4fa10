import { GetListingFacts, LockListing, type ListingFacts } from '@manette/contracts/catalog';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListingUnits } from '../../domain/listing-units.js';

/** Published for those who change units: the listing, locked in their transaction, deleted ones included. */
@CommandHandler(LockListing)
export class LockListingHandler implements ICommandHandler<LockListing, ListingFacts | null> {
  constructor(private readonly listings: ListingUnits) {}

  execute({ item }: LockListing): Promise<ListingFacts | null> {
    return this.listings.lock(item);
  }
}

/** Published for those who read units: the listing without a lock; a deleted one where it is asked for. */
@QueryHandler(GetListingFacts)
export class GetListingFactsHandler implements IQueryHandler<GetListingFacts, ListingFacts | null> {
  constructor(private readonly listings: ListingUnits) {}

  async execute({ item, deleted }: GetListingFacts): Promise<ListingFacts | null> {
    const facts = await this.listings.read(item);
    return facts?.isDeleted && !deleted ? null : facts;
  }
}
