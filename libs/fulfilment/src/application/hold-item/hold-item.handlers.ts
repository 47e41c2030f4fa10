import { HoldItem, LendItem, ReleaseItem } from '@manette/contracts/fulfilment';
import { GetTicketFacts, type TicketFacts } from '@manette/contracts/orders';
import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { OutOfItems } from '../../domain/fulfilment.errors.js';
import { VaultItems } from '../../domain/vault-items.js';

const NOBODY = { ticketId: null, ticketNumber: null };

/** Published for orders: sets an item aside for a ticket; the one that it holds stays [LIF-109]. */
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

/** Published for orders: frees the item that a ticket holds, if it holds one [LIF-110]. */
@CommandHandler(ReleaseItem)
export class ReleaseItemHandler implements ICommandHandler<ReleaseItem, void> {
  constructor(private readonly items: VaultItems) {}

  async execute({ ticketId }: ReleaseItem): Promise<void> {
    const item = await this.items.lockHeldBy(ticketId);
    if (item) await this.items.use(item.id, { state: 'free', ...NOBODY });
  }
}

/** Published for rentals: the item of a slot that a rental without a ticket is in [LIF-083]. */
@CommandHandler(LendItem)
export class LendItemHandler implements ICommandHandler<LendItem, void> {
  constructor(private readonly items: VaultItems) {}

  async execute({ slotId }: LendItem): Promise<void> {
    const item = await this.items.lockOfSlot(slotId);
    if (item) await this.items.use(item.id, { state: 'delivered', ...NOBODY });
  }
}
