import { TakeFromStock } from '@manette/contracts/catalog';
import { MoveTerm } from '@manette/contracts/rentals';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OutOfItems } from '../../domain/fulfilment.errors.js';
import type { Delivery } from '../../domain/delivery.js';
import { VaultItems } from '../../domain/vault-items.js';
import { ListingLock } from '../vault/listing-lock.js';

/** Exchanges the item of a delivery for the next free one of the same kind of slot, with its rental [LIF-061, LIF-076]. */
@Injectable()
export class NextItem {
  constructor(
    private readonly listings: ListingLock,
    private readonly items: VaultItems,
    private readonly commands: CommandBus,
  ) {}

  /** @returns the id of the new item; the former one is faulty. @throws OutOfItems, AccountReturned */
  async instead(delivery: Delivery): Promise<string> {
    const { listing, ticketId, ticketNumber } = delivery.fields;
    const formerId = delivery.item();
    const { hasVault } = await this.listings.any(listing);
    const former = await this.items.lock(formerId);
    const next = await this.items.lockFree(listing, former?.slotKind);
    if (!next || !former) throw new OutOfItems(listing.kind);
    if (hasVault) await this.commands.execute(new TakeFromStock(listing));
    if (former.slotId && next.slotId) {
      await this.commands.execute(new MoveTerm(former.slotId, next.slotId));
      await this.items.leaveSlot(former.id);
    }
    await this.items.use(former.id, { state: 'faulty', ticketId, ticketNumber });
    await this.items.use(next.id, { state: 'delivered', ticketId, ticketNumber });
    return next.id;
  }
}
