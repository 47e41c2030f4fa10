import { TakeFromStock, type ItemRef } from '@manette/contracts/catalog';
import { RemoveSlot } from '@manette/contracts/rentals';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ItemInUse, ItemNotFound } from '../../domain/fulfilment.errors.js';
import { VaultItems } from '../../domain/vault-items.js';
import { ListingLock } from '../vault/listing-lock.js';
import { listingTarget } from '@manette/contracts/audit';

/** An administrator deletes an item that is neither held nor delivered [LIF-052]. */
export class DeleteItem extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(DeleteItem)
export class DeleteItemHandler implements ICommandHandler<DeleteItem> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingLock,
    private readonly items: VaultItems,
    private readonly commands: CommandBus,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ItemNotFound, ItemInUse */
  execute({ id }: DeleteItem): Promise<void> {
    return this.unitOfWork.run(async () => {
      const listing = await this.items.listingOf(id);
      if (!listing) throw new ItemNotFound();
      const facts = await this.listings.any(listing);
      const item = await this.items.lock(id);
      if (!item) throw new ItemNotFound();
      if (item.state !== 'free' && item.state !== 'faulty') throw new ItemInUse();
      if (item.slotId) await this.commands.execute(new RemoveSlot(item.slotId));
      if (facts.hasVault && item.state === 'free') await this.takeOut(listing);
      await this.items.erase(id);
      const changes = [{ field: 'number', from: item.number, to: null }];
      this.audit.record({ action: 'vault-item.deleted', target: listingTarget(facts), changes });
    });
  }

  private async takeOut(listing: ItemRef): Promise<void> {
    await this.commands.execute(new TakeFromStock(listing));
  }
}
