import type { TicketView } from '@manette/contracts/orders';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { timeAndIds } from '../time-and-ids.js';
import { recordedTicket } from '../recorded-ticket.js';

/** An administrator takes a ticket up: status in_progress [API-042]. */
export class TakeUpTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
  ) {
    super();
  }
}

/** Setting the status that an open ticket already has changes nothing and emits no event (contract, section 5). */
@CommandHandler(TakeUpTicket)
export class TakeUpTicketHandler implements ICommandHandler<TakeUpTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly queries: QueryBus,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TicketNotFound, OnlyForAdmins, TicketClosed */
  execute({ by, ticketId }: TakeUpTicket): Promise<TicketView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const recorded = recordedTicket(ticket);
      const changes = ticket.takeUp(by, timeAndIds(this.clock));
      if (changes.entries.length === 0) return this.queries.execute(new ReadTicket(ticketId, by));
      await this.tickets.save(ticket, changes);
      this.audit.record(recorded('ticket.status-changed'));
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
