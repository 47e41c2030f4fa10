import { HoldItem, LendItem, ReleaseItem } from '@manette/contracts/fulfilment';
import { GetTicketFacts, type TicketFacts } from '@manette/contracts/orders';
import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { OutOfItems } from '../../domain/fulfilment.errors.js';
import { VaultItems } from '../../domain/vault-items.js';

const NOBODY = { ticketId: null, ticketNumber: null };

/** Called by orders: sets an item aside for a ticket. If the ticket already holds an item, nothing changes [LIF-109]. */
@CommandHandler(HoldItem)
export class HoldItemHandler implements ICommandHandler<HoldItem, void> {
  constructor(
    private readonly items: VaultItems,
    private readonly queries: QueryBus,
  ) {}

  /** @throws OutOfItems */
  async execute({ listing, ticketId, slotId }: HoldItem): Promise<void> {
    if (await this.items.lockHeldBy(ticketId)) return;
    const item = slotId === null ? await this.items.lockFree(listing) : await this.items.lockOfSlot(slotId);
    if (item?.state !== 'free') throw new OutOfItems(listing.kind);
    const read = new GetTicketFacts(ticketId, { user: null, allowed: 'both' });
    const { number } = await this.queries.execute<GetTicketFacts, TicketFacts>(read);
    await this.items.use(item.id, { state: 'held', ticketId, ticketNumber: number });
  }
}

/** Called by orders: frees the item that a ticket holds, if any [LIF-110]. */
@CommandHandler(ReleaseItem)
export class ReleaseItemHandler implements ICommandHandler<ReleaseItem, void> {
  constructor(private readonly items: VaultItems) {}

  async execute({ ticketId }: ReleaseItem): Promise<void> {
    const item = await this.items.lockHeldBy(ticketId);
    if (item) await this.items.use(item.id, { state: 'free', ...NOBODY });
  }
}

/** Called by rentals: marks the item of a slot as delivered, for a rental without a ticket [LIF-083]. */
@CommandHandler(LendItem)
export class LendItemHandler implements ICommandHandler<LendItem, void> {
  constructor(private readonly items: VaultItems) {}

  async execute({ slotId }: LendItem): Promise<void> {
    const item = await this.items.lockOfSlot(slotId);
    if (item) await this.items.use(item.id, { state: 'delivered', ...NOBODY });
  }
}
