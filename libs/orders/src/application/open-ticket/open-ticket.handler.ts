import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { GetOrderableItem, type ItemRef, type OrderableItem } from '@manette/contracts/catalog';
import { orderTypeOf, type OpenTicketInput } from '@manette/contracts/orders';
import { Clock, APP_CONFIG, Quotas, UnitOfWork, type AppConfig, type Quota } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { validate } from 'uuid';
import { AlreadyRequested } from '../../domain/ordering.errors.js';
import type { Actor } from '../../domain/actor.js';
import { ItemNotFound, OutOfStock } from '../../domain/ticket.errors.js';
import { Ticket } from '../../domain/ticket.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ticketQuota } from './ticket-quota.js';
import { OpenTicket, type Opened } from './open-ticket.command.js';

const wantedItem = ({ accountId, giftCardId }: OpenTicketInput): ItemRef | null => {
  if (accountId) return { kind: 'account', id: accountId };
  return giftCardId ? { kind: 'giftCard', id: giftCardId } : null;
};

/**
 * Opens a ticket, or answers the client's open one for the same item. Two of these at the same time are decided by a
 * unique index: the loser finds the winner's ticket. Refuses with `ItemNotFound`, `OutOfStock` [ORD-071] and, after too many in an
 * hour, `TooManyRequests` (TICKET_LIMIT) [TRU-112].
 */
@CommandHandler(OpenTicket)
export class OpenTicketHandler implements ICommandHandler<OpenTicket> {
  private readonly quota: Quota;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly views: TicketViews,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly quotas: Quotas,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.quota = ticketQuota(config);
  }

  async execute({ by, wanted }: OpenTicket): Promise<Opened> {
    const item = wantedItem(wanted);
    try {
      return await this.unitOfWork.run(
        async () => (await this.first(by, item)) ?? (await this.open(by, wanted, item)),
      );
    } catch (error) {
      const first = error instanceof AlreadyRequested ? await this.first(by, item) : null;
      if (!first) throw error;
      return first;
    }
  }

  private async first(by: Actor, item: ItemRef | null): Promise<Opened | null> {
    const id = item && (await this.tickets.findOpenRequest(by.id, item));
    return id ? { ticket: await this.views.find(id, by), created: false } : null;
  }

  private async open(by: Actor, wanted: OpenTicketInput, ref: ItemRef | null): Promise<Opened> {
    const item = ref && (await this.orderable(ref));
    await this.quotas.take(this.quota, by.id);
    const { ticket, changes } = Ticket.open(
      {
        number: await this.tickets.nextNumber(),
        clientId: by.id,
        subject: wanted.subject,
        orderType: orderTypeOf(wanted),
        description: wanted.description,
        item,
      },
      timeAndIds(this.clock),
    );
    await this.tickets.add(ticket, changes);
    return { ticket: await this.notifications.opened(ticket), created: true };
  }

  private async orderable(ref: ItemRef): Promise<OrderableItem> {
    if (!validate(ref.id)) throw new ItemNotFound(ref.kind);
    const item = await this.queries.execute<GetOrderableItem, OrderableItem | null>(
      new GetOrderableItem(ref),
    );
    if (!item) throw new ItemNotFound(ref.kind);
    if (item.available <= 0) throw new OutOfStock(ref.kind);
    return item;
  }
}
