import { TakeFromStock } from '@manette/contracts/catalog';
import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OutOfStock } from '../../domain/catalog.errors.js';
import { ListingUnits } from '../../domain/listing-units.js';
import { ListingAnnouncer } from '../announce-listing/listing-announcer.js';

/**
 * Called by orders: takes one unit within the caller's transaction. Concurrent calls never take more than there is. A
 * deleted listing is only hidden: what was ordered before the deletion can still be delivered.
 */
@CommandHandler(TakeFromStock)
export class TakeFromStockHandler implements ICommandHandler<TakeFromStock, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly units: ListingUnits,
    private readonly announcer: ListingAnnouncer,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfStock when nothing is left */
  execute({ item }: TakeFromStock): Promise<void> {
    return this.unitOfWork.run(async () => {
      const taken = await this.units.take(item, this.clock.now());
      if (!taken) throw new OutOfStock(item.kind);
      await this.announcer.touched(item, taken);
    });
  }
}
