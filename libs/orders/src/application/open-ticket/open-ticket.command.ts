import type { ItemRef, OrderableItem } from '@manette/contracts/catalog';
import { orderTypeOf, type OpenTicketInput, type TicketView } from '@manette/contracts/orders';
import { APP_CONFIG, Clock, Quotas, UnitOfWork, type AppConfig, type Quota } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { AlreadyRequested } from '../../domain/ordering.errors.js';
import { combine } from '../../domain/ticket-changes.js';
import { Ticket } from '../../domain/ticket.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { OverdueHolds } from '../release-hold/overdue-holds.js';
import { timeAndIds } from '../time-and-ids.js';
import { assertPossible, orderable } from './assert-orderable.js';
import { OrderFactsReader, type OrderFacts } from './order-facts.js';
import { PaymentCard } from './payment-card.js';
import { ticketQuota } from './ticket-quota.js';

export interface OpenedTicket {
  ticket: TicketView;
  /** False when the client already had an open ticket for the item; `ticket` is then that ticket. */
  created: boolean;
}

/** Whether this is the result of opening a ticket, among the results of other units of work. */
export const isOpenedTicket = (result: unknown): result is OpenedTicket =>
  typeof result === 'object' && result !== null && 'ticket' in result && 'created' in result;

/** A client orders a listing or requests something else [API-038]. */
export class OpenTicket extends Command<OpenedTicket> {
  constructor(
    readonly by: Actor,
    readonly input: OpenTicketInput,
  ) {
    super();
  }
}

const itemOf = ({ accountId, giftCardId }: OpenTicketInput): ItemRef | null => {
  if (accountId) return { kind: 'account', id: accountId };
  return giftCardId ? { kind: 'giftCard', id: giftCardId } : null;
};

/**
 * Opens a ticket, or returns the client's open one for the same item. If two of these commands run at the same time,
 * a unique index decides: the second one returns the ticket of the first.
 */
@CommandHandler(OpenTicket)
export class OpenTicketHandler implements ICommandHandler<OpenTicket> {
  private readonly quota: Quota;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly facts: OrderFactsReader,
    private readonly card: PaymentCard,
    private readonly overdue: OverdueHolds,
    private readonly notifications: TicketNotifications,
    private readonly queries: QueryBus,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.quota = ticketQuota(config);
  }

  /** @throws ItemNotFound, OutOfStock [ORD-071], TooManyRequests with TICKET_LIMIT [TRU-112] */
  execute({ by, input }: OpenTicket): Promise<OpenedTicket> {
    return this.overdue.retryAfterReleasingOverdueHolds(() => this.findOrOpen(by, input));
  }

  private async findOrOpen(by: Actor, input: OpenTicketInput): Promise<OpenedTicket> {
    const ref = itemOf(input);
    if (ref) assertPossible(ref);
    const facts = await this.facts.read(by.id, ref);
    if (facts.openTicketId) return this.known(facts.openTicketId, by);
    const item = ref && orderable(ref, facts.item);
    try {
      return await this.unitOfWork.runGrouped(by.id, () => this.open(by, input, item, facts));
    } catch (error) {
      const open =
        error instanceof AlreadyRequested && ref && (await this.tickets.findOpenRequest(by.id, ref));
      if (!open) throw error;
      return this.known(open, by);
    }
  }

  private async known(id: string, by: Actor): Promise<OpenedTicket> {
    return { ticket: await this.queries.execute(new ReadTicket(id, by)), created: false };
  }

  private async open(
    by: Actor,
    input: OpenTicketInput,
    item: OrderableItem | null,
    facts: OrderFacts,
  ): Promise<OpenedTicket> {
    await this.quotas.take(this.quota, by.id);
    const { ticket, changes } = Ticket.open(
      {
        number: await this.tickets.nextNumber(),
        clientId: by.id,
        subject: input.subject,
        orderType: orderTypeOf(input),
        description: input.description,
        item,
      },
      timeAndIds(this.clock),
    );
    const all = combine(changes, await this.card.showFor(ticket, facts));
    await this.tickets.add(ticket, all);
    return { ticket: this.notifications.opened(ticket, all, facts.client), created: true };
  }
}
