import { GetTicketFacts, type TicketFacts, type TicketTerm } from '@manette/contracts/orders';
import { TakeSlot, type TakenSlot } from '@manette/contracts/rentals';
import { APP_CONFIG, Clock, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { SlotRepository } from '../../domain/slot.repository.js';
import { endOf, useOf } from '../../domain/slot-use.js';
import type { Slot } from '../../domain/slot.js';
import { Listings, type AccountFacts } from '../listings.js';
import { NewTerms } from '../new-terms.js';
import { SlotChoice } from '../slot-choice.js';

/** Called by orders: takes the slot of a completed ticket and starts its rental [LIF-077, LIF-078, LIF-080]. */
@CommandHandler(TakeSlot)
export class TakeSlotHandler implements ICommandHandler<TakeSlot, TakenSlot> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: Listings,
    private readonly choice: SlotChoice,
    private readonly slots: SlotRepository,
    private readonly newTerms: NewTerms,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws SlotKindNotAllowed, ConsoleMissing, NoFreeSlot */
  execute({ accountId, ticket, slotKind }: TakeSlot): Promise<TakenSlot> {
    return this.unitOfWork.run(async () => {
      const account = await this.listings.read(accountId);
      const slot = await this.choice.lock(account, ticket.id, slotKind);
      const use = useOf(slot.kind, ticket.orderType);
      slot.take(use, ticket.id);
      await this.slots.save(slot);
      const term = use === 'rented' ? await this.startTerm(account, slot, ticket) : null;
      return { slotId: slot.id, kind: slot.kind, term };
    });
  }

  private async startTerm(
    account: AccountFacts,
    slot: Slot,
    { id, clientId }: TakeSlot['ticket'],
  ): Promise<TicketTerm> {
    const query = new GetTicketFacts(id, { user: null, allowed: 'both' });
    const { number } = await this.queries.execute<GetTicketFacts, TicketFacts>(query);
    const startsAt = this.clock.now();
    const endsAt = endOf(slot.kind, startsAt, account.duration, this.config.store.timezone);
    const ticket = { ticketId: id, ticketNumber: number };
    const term = await this.newTerms.start(account, slot, { ...ticket, clientId, startsAt, endsAt });
    return { _id: term.id, endsAt: endsAt?.toISOString() ?? null };
  }
}
