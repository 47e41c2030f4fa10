import { ReturnItem } from '@manette/contracts/fulfilment';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Deliveries } from '../../domain/deliveries.js';
import { VaultItems, type VaultItem } from '../../domain/vault-items.js';
import { DeliveryNews } from '../delivery/delivery-news.js';

/**
 * Called by rentals when an account is returned: frees its item, stores the new password and ends its delivery
 * [LIF-091, LIF-092].
 */
@CommandHandler(ReturnItem)
export class ReturnItemHandler implements ICommandHandler<ReturnItem, boolean> {
  constructor(
    private readonly items: VaultItems,
    private readonly deliveries: Deliveries,
    private readonly news: DeliveryNews,
  ) {}

  /** @returns whether a delivery expired by this */
  async execute({ slotId, password }: ReturnItem): Promise<boolean> {
    const item = await this.items.lockOfSlot(slotId);
    if (!item) return false;
    if (password !== null) await this.changePassword(item, password);
    await this.items.use(item.id, { state: 'free', ticketId: null, ticketNumber: null });
    const delivery = await this.deliveries.lockOfItem(item.id);
    if (!delivery) return false;
    const expired = delivery.end();
    await this.deliveries.save(delivery);
    if (expired) this.news.changed(delivery);
    return expired;
  }

  private async changePassword(item: VaultItem, password: string): Promise<void> {
    const content = await this.items.read(item.id);
    if ('address' in content) await this.items.rewrite(item, { ...content, password });
  }
}
