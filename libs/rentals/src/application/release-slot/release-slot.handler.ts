import { ReleaseSlot } from '@manette/contracts/rentals';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SlotRepository } from '../../domain/slot.repository.js';

/** Called by orders when a hold ends: frees the slot; the caller changes the stock. */
@CommandHandler(ReleaseSlot)
export class ReleaseSlotHandler implements ICommandHandler<ReleaseSlot, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly slots: SlotRepository,
  ) {}

  execute({ ticketId }: ReleaseSlot): Promise<void> {
    return this.unitOfWork.run(async () => {
      const slot = await this.slots.lockHeldBy(ticketId);
      if (!slot) return;
      slot.free();
      await this.slots.save(slot);
    });
  }
}
