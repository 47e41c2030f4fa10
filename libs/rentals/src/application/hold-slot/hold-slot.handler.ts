import { HoldSlot, type SlotKind } from '@manette/contracts/rentals';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SlotRepository } from '../../domain/slot.repository.js';
import { Listings } from '../listings.js';
import { SlotChoice } from '../slot-choice.js';

/** Called by orders: sets a slot aside for a ticket; the caller changes the stock [LIF-108]. */
@CommandHandler(HoldSlot)
export class HoldSlotHandler implements ICommandHandler<HoldSlot, { slotId: string; kind: SlotKind }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: Listings,
    private readonly choice: SlotChoice,
    private readonly slots: SlotRepository,
  ) {}

  /** @throws SlotKindNotAllowed, ConsoleMissing, NoFreeSlot */
  execute({ accountId, ticketId, slotKind }: HoldSlot): Promise<{ slotId: string; kind: SlotKind }> {
    return this.unitOfWork.run(async () => {
      const slot = await this.choice.lock(await this.listings.read(accountId), ticketId, slotKind);
      slot.take('held', ticketId);
      await this.slots.save(slot);
      return { slotId: slot.id, kind: slot.kind };
    });
  }
}
