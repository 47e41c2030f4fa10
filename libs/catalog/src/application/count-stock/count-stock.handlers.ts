import { AddToStock, SetCountedStock, SetListingRating } from '@manette/contracts/catalog';
import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ListingUnits } from '../../domain/listing-units.js';
import { ListingAnnouncer } from '../announce-listing/listing-announcer.js';

/** Called by orders, fulfilment and rentals: returns units to the stock, or adds new ones [LIF-007]. */
@CommandHandler(AddToStock)
export class AddToStockHandler implements ICommandHandler<AddToStock, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingUnits,
    private readonly announcer: ListingAnnouncer,
    private readonly clock: Clock,
  ) {}

  execute({ item, units }: AddToStock): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.announcer.touched(item, await this.listings.add(item, units, this.clock.now()));
    });
  }
}

/**
 * Called by fulfilment and rentals: sets whether the vault or the rental ledger counts the units of a listing, and
 * how many are free [LIF-006, LIF-007].
 */
@CommandHandler(SetCountedStock)
export class SetCountedStockHandler implements ICommandHandler<SetCountedStock, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingUnits,
    private readonly announcer: ListingAnnouncer,
    private readonly clock: Clock,
  ) {}

  execute({ item, counted }: SetCountedStock): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.announcer.touched(item, await this.listings.count(item, counted, this.clock.now()));
    });
  }
}

/** Called by orders: stores the average rating of a listing's orders [LIF-103]. */
@CommandHandler(SetListingRating)
export class SetListingRatingHandler implements ICommandHandler<SetListingRating, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingUnits,
    private readonly announcer: ListingAnnouncer,
  ) {}

  execute({ item, rating }: SetListingRating): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.announcer.touched(item, await this.listings.rate(item, rating));
    });
  }
}
