import { TakeFromStock } from '@manette/contracts/catalog';
import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OutOfStock } from '../../domain/catalog.errors.js';
import { ListingRepository } from '../../domain/listing.repository.js';
import { ListingAnnouncer } from '../announce-listing/listing-announcer.js';

/**
 * Published for orders: takes one unit within the caller's transaction; concurrent calls never take more than there is.
 * A deleted listing is only hidden: what was ordered before the deletion can still be delivered.
 */
@CommandHandler(TakeFromStock)
export class TakeFromStockHandler implements ICommandHandler<TakeFromStock, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly announcer: ListingAnnouncer,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfStock when nothing is left */
  execute({ item }: TakeFromStock): Promise<void> {
    return this.unitOfWork.run(async () => {
      const taken = await this.listings.takeUnit(item, this.clock.now());
      if (!taken) throw new OutOfStock(item.kind);
      if (!taken.isDeleted) await this.announcer.changed(item.kind, item.id);
    });
  }
}
