import { RemoveSlot } from '@manette/contracts/rentals';
import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SlotRepository } from '../../domain/slot.repository.js';

/** Called by fulfilment: removes the slot of a removed item; fulfilment changes the stock [LIF-076]. */
@CommandHandler(RemoveSlot)
export class RemoveSlotHandler implements ICommandHandler<RemoveSlot, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly slots: SlotRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws SlotNotFound, SlotInUse */
  execute({ slotId }: RemoveSlot): Promise<void> {
    return this.unitOfWork.run(async () => {
      const slot = await this.slots.lock(slotId);
      slot.remove(this.clock.now());
      await this.slots.save(slot);
    });
  }
}
