import type { ItemRef } from '@manette/contracts/catalog';
import type { VaultItemView } from '@manette/contracts/fulfilment';
import type { SlotKind } from '@manette/contracts/rentals';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ContentKnown } from '../../domain/fulfilment.errors.js';
import type { ItemContent } from '../../domain/item-content.js';
import { ListingLock } from '../vault/listing-lock.js';
import { NewItems } from '../vault/new-items.js';
import { itemViewOf } from '../vault/vault-view.js';
import { listingTarget } from '@manette/contracts/audit';

/** An administrator adds an item to the vault of a listing [LIF-048]. */
export class AddItem extends Command<VaultItemView> {
  constructor(
    readonly listing: ItemRef,
    readonly content: ItemContent,
    readonly slotKind?: SlotKind,
  ) {
    super();
  }
}

@CommandHandler(AddItem)
export class AddItemHandler implements ICommandHandler<AddItem> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingLock,
    private readonly newItems: NewItems,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ListingNotFound, SlotKindRefused, ContentKnown, VaultHasNoKeys */
  execute({ listing, content, slotKind }: AddItem): Promise<VaultItemView> {
    return this.unitOfWork.run(async () => {
      const facts = await this.listings.live(listing);
      const [item] = await this.newItems.add(facts, [content], slotKind);
      if (!item) throw new ContentKnown(listing.kind);
      const changes = [{ field: 'number', from: null, to: item.number }];
      this.audit.record({ action: 'vault-item.created', target: listingTarget(facts), changes });
      return itemViewOf(item);
    });
  }
}
