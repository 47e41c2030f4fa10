import { AddToStock, LockListing, TakeFromStock } from '@manette/contracts/catalog';
import type { ItemRef, ListingFacts } from '@manette/contracts/catalog';
import { HoldItem, ReleaseItem, TakeItem } from '@manette/contracts/fulfilment';
import { HoldSlot, ProlongTerm, ReleaseSlot, TakeSlot } from '@manette/contracts/rentals';
import type { SlotKind, TakenSlot } from '@manette/contracts/rentals';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import type { Completion } from '../../domain/completion.js';
import type { Ticket } from '../../domain/ticket.js';

/**
 * Takes and returns the units of orders, in the transaction of a locked ticket: it locks the listing next, then slot
 * and item in the contexts that count its units, and changes the stock last. The order is the same everywhere, which
 * prevents deadlocks.
 */
@Injectable()
export class OrderUnits {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Gives the client what the completion brings: a prolonged rental, or a unit of the item (the held one if there is
   * one).
   * @throws 400 'Choose the console of this rental', OUT_OF_STOCK, TERM_ENDED
   */
  async give(ticket: Ticket, by: Actor, slotKind: SlotKind | undefined): Promise<Completion> {
    const renewal = ticket.renewal();
    if (renewal) {
      await this.commands.execute(new ProlongTerm(renewal, ticket.id, by.id));
      return { isProlonged: true };
    }
    const item = itemOf(ticket);
    return item ? this.giveItem(ticket, item, slotKind) : {};
  }

  /** Sets a unit aside for a ticket that holds none. @throws as `give` */
  async hold(ticket: Ticket, item: ItemRef, slotKind: SlotKind | undefined): Promise<void> {
    const listing = await this.lock(item);
    const slot = listing?.hasLedger
      ? await this.commands.execute<HoldSlot, { slotId: string }>(new HoldSlot(item.id, ticket.id, slotKind))
      : null;
    if (listing?.hasVault) await this.commands.execute(new HoldItem(item, ticket.id, slot?.slotId ?? null));
    await this.commands.execute(new TakeFromStock(item));
  }

  /** Returns the unit that a ticket holds to the stock. */
  async giveBack(ticket: Ticket): Promise<void> {
    const item = itemOf(ticket);
    if (!item) return;
    const listing = await this.lock(item);
    if (listing?.hasLedger) await this.commands.execute(new ReleaseSlot(ticket.id));
    if (listing?.hasVault) await this.commands.execute(new ReleaseItem(ticket.id));
    await this.commands.execute(new AddToStock(item, 1));
  }

  private async giveItem(ticket: Ticket, item: ItemRef, slotKind?: SlotKind): Promise<Completion> {
    const { id, number, clientId, orderType } = ticket;
    const listing = await this.lock(item);
    const slot = listing?.hasLedger
      ? await this.commands.execute<TakeSlot, TakenSlot>(
          new TakeSlot(item.id, { id, clientId, orderType }, slotKind),
        )
      : null;
    if (listing?.hasVault)
      await this.commands.execute(new TakeItem(item, { id, number, clientId }, slot?.slotId ?? null));
    if (!ticket.holdsUnit()) await this.commands.execute(new TakeFromStock(item));
    return { term: slot?.term ?? null, isDelivered: listing?.hasVault ?? false };
  }

  private lock(item: ItemRef): Promise<ListingFacts | null> {
    return this.commands.execute<LockListing, ListingFacts | null>(new LockListing(item));
  }
}

const itemOf = (ticket: Ticket): ItemRef | null => {
  const item = ticket.item();
  return item && { kind: item.kind, id: item.id };
};
