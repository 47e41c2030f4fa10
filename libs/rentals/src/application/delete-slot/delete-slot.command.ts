import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SlotsOfItems } from '../../domain/ledger.errors.js';
import { SlotRepository } from '../../domain/slot.repository.js';
import { CountedStock } from '../counted-stock.js';
import { Listings } from '../listings.js';
import { listingTarget } from '@manette/contracts/audit';

/** An administrator removes a free slot. */
export class DeleteSlot extends Command<void> {
  constructor(readonly slotId: string) {
    super();
  }
}

/** [LIF-075] */
@CommandHandler(DeleteSlot)
export class DeleteSlotHandler implements ICommandHandler<DeleteSlot> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: Listings,
    private readonly slots: SlotRepository,
    private readonly stock: CountedStock,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws SlotNotFound, SlotInUse, SlotsOfItems */
  execute({ slotId }: DeleteSlot): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { accountId } = await this.slots.find(slotId);
      const account = await this.listings.lock(accountId);
      const slot = await this.slots.lock(slotId);
      slot.remove(this.clock.now());
      if (account.hasVault) throw new SlotsOfItems();
      await this.slots.save(slot);
      await this.stock.recount(accountId);
      const changes = [{ field: 'slot', from: slot.label, to: null }];
      this.audit.record({ action: 'slot.deleted', target: listingTarget(account), changes });
    });
  }
}
