import { GetListingFacts, type ItemRef, type ListingFacts } from '@manette/contracts/catalog';
import { TakeItem, type RulesKey } from '@manette/contracts/fulfilment';
import { MailUser } from '@manette/contracts/identity';
import { Clock, newId } from '@manette/platform';
import { CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Delivery } from '../../domain/delivery.js';
import { Deliveries } from '../../domain/deliveries.js';
import { OutOfItems } from '../../domain/fulfilment.errors.js';
import { VaultItems, type VaultItem } from '../../domain/vault-items.js';
import { readyMail } from './ready-mail.js';

/** Called by orders: gives a ticket that is being completed its item, and creates the delivery [LIF-053, LIF-066]. */
@CommandHandler(TakeItem)
export class TakeItemHandler implements ICommandHandler<TakeItem, void> {
  constructor(
    private readonly items: VaultItems,
    private readonly deliveries: Deliveries,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfItems */
  async execute({ listing, ticket, slotId }: TakeItem): Promise<void> {
    const item = await this.itemFor(listing, ticket.id, slotId);
    if (!item) throw new OutOfItems(listing.kind);
    await this.items.use(item.id, { state: 'delivered', ticketId: ticket.id, ticketNumber: ticket.number });
    await this.deliveries.add(
      Delivery.of({
        id: newId(),
        ticketId: ticket.id,
        ticketNumber: ticket.number,
        clientId: ticket.clientId,
        listing: item.listing,
        rulesKey: await this.rulesOf(listing),
        itemId: item.id,
        createdAt: this.clock.now(),
      }),
    );
    await this.commands.execute(
      new MailUser(ticket.clientId, readyMail(ticket.number), `/support/${ticket.id}`),
    );
  }

  /** Returns the item that the ticket holds, otherwise that of its slot, otherwise the oldest free one. */
  private async itemFor(
    listing: ItemRef,
    ticketId: string,
    slotId: string | null,
  ): Promise<VaultItem | null> {
    const held = await this.items.lockHeldBy(ticketId);
    if (held) return held;
    if (slotId === null) return this.items.lockFree(listing);
    const item = await this.items.lockOfSlot(slotId);
    return item?.state === 'free' ? item : null;
  }

  private async rulesOf(listing: ItemRef): Promise<RulesKey> {
    const read = new GetListingFacts(listing, true);
    const facts = await this.queries.execute<GetListingFacts, ListingFacts | null>(read);
    return facts?.service ?? 'giftcard';
  }
}
