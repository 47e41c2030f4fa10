import { AddSlots, slotKindsOf } from '@manette/contracts/rentals';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SlotKindNotAllowed } from '../../domain/ledger.errors.js';
import { Listings } from '../listings.js';
import { NewSlots } from '../new-slots.js';

/** Called by fulfilment: adds slots for new items; fulfilment changes the stock [LIF-076]. */
@CommandHandler(AddSlots)
export class AddSlotsHandler implements ICommandHandler<AddSlots, string[]> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: Listings,
    private readonly newSlots: NewSlots,
  ) {}

  /** @throws SlotKindNotAllowed, TooManySlots */
  execute({ accountId, kind, count }: AddSlots): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const { console, service } = await this.listings.lock(accountId);
      if (!slotKindsOf(console, service).includes(kind)) throw new SlotKindNotAllowed('slotKind');
      const made = await this.newSlots.make(accountId, [[kind, count]], 'slotKind');
      return made.map(({ id }) => id);
    });
  }
}
