import { OpenRenewal } from '@manette/contracts/orders';
import { APP_CONFIG, Clock, Quotas, UnitOfWork, type AppConfig, type Quota } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { combine } from '../../domain/ticket-changes.js';
import { Ticket } from '../../domain/ticket.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import type { OpenedTicket } from '../open-ticket/open-ticket.command.js';
import { OrderFactsReader } from '../open-ticket/order-facts.js';
import { PaymentCard } from '../open-ticket/payment-card.js';
import { ticketQuota } from '../open-ticket/ticket-quota.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { timeAndIds } from '../time-and-ids.js';

/**
 * Called by rentals, which has locked the rental. So if two calls run at the same time, the second one finds the
 * ticket of the first [LIF-087]. The renewal counts towards the quota of new tickets.
 */
@CommandHandler(OpenRenewal)
export class OpenRenewalHandler implements ICommandHandler<OpenRenewal, OpenedTicket> {
  private readonly quota: Quota;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly notifications: TicketNotifications,
    private readonly facts: OrderFactsReader,
    private readonly card: PaymentCard,
    private readonly queries: QueryBus,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.quota = ticketQuota(config);
  }

  /** @throws TooManyRequests with TICKET_LIMIT */
  execute({ clientId, renewal }: OpenRenewal): Promise<OpenedTicket> {
    return this.unitOfWork.run(async () => {
      const client: Actor = { id: clientId, side: 'client' };
      const open = await this.tickets.findOpenRenewal(renewal.termId);
      if (open) return { ticket: await this.queries.execute(new ReadTicket(open, client)), created: false };
      await this.quotas.take(this.quota, clientId);
      const { ticket, changes } = Ticket.open(
        {
          number: await this.tickets.nextNumber(),
          clientId,
          subject: `Renewal: ${renewal.codeName}`,
          orderType: 'rent',
          item: null,
          renewal,
        },
        timeAndIds(this.clock),
      );
      const facts = await this.facts.read(clientId, null);
      const all = combine(changes, await this.card.showFor(ticket, facts));
      await this.tickets.add(ticket, all);
      return { ticket: this.notifications.opened(ticket, all, facts.client), created: true };
    });
  }
}
