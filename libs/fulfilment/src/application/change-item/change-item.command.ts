import type { VaultItemChanges, VaultItemView } from '@manette/contracts/fulfilment';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CodeStays, ContentKnown, ItemNotFound } from '../../domain/fulfilment.errors.js';
import { accountContent, type ItemContent } from '../../domain/item-content.js';
import { VaultItems } from '../../domain/vault-items.js';
import { ListingLock } from '../vault/listing-lock.js';
import { itemViewOf } from '../vault/vault-view.js';
import { changedFields, listingTarget } from '@manette/contracts/audit';

/** An administrator changes the content of an account's item; the next reveal shows the new content [LIF-052]. */
export class ChangeItem extends Command<VaultItemView> {
  constructor(
    readonly id: string,
    readonly changes: VaultItemChanges,
  ) {
    super();
  }
}

/** Returns the fields that differ, without their secret values [TRU-081]. */
const changedSecrets = (former: ItemContent, changed: ItemContent) =>
  changedFields<object>(former, changed).map(({ field }) => ({ field, from: null, to: null }));

@CommandHandler(ChangeItem)
export class ChangeItemHandler implements ICommandHandler<ChangeItem> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingLock,
    private readonly items: VaultItems,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ItemNotFound, CodeStays, ContentKnown, VaultHasNoKeys */
  execute({ id, changes }: ChangeItem): Promise<VaultItemView> {
    return this.unitOfWork.run(async () => {
      const listing = await this.items.listingOf(id);
      if (!listing) throw new ItemNotFound();
      const facts = await this.listings.any(listing);
      const item = await this.items.lock(id);
      if (!item) throw new ItemNotFound();
      const former = await this.items.read(id);
      if ('code' in former) throw new CodeStays();
      const {
        address = former.address,
        password = former.password,
        secondStep = former.secondStep,
      } = changes;
      const changed = accountContent({ address, password, secondStep });
      if (!(await this.items.rewrite(item, changed))) throw new ContentKnown('account');
      const named = changedSecrets(former, changed);
      const target = listingTarget(facts);
      this.audit.recordChanges({ action: 'vault-item.changed', target, changes: named });
      return itemViewOf(item);
    });
  }
}
