import type { ChangeTicketInput, TicketView } from '@manette/contracts/orders';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { combine, NO_CHANGES } from '../../domain/ticket-changes.js';
import { AssigneeNotFound } from '../../domain/ticket.errors.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { timeAndIds } from '../time-and-ids.js';
import { Administrators } from './administrators.js';
import { recordedTicket } from '../recorded-ticket.js';

/** An administrator sets the priority of a ticket or assigns it to an administrator (contract, section 3). */
export class ChangeTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly change: ChangeTicketInput,
  ) {
    super();
  }
}

/** Emits no event when the ticket already has the given values. */
@CommandHandler(ChangeTicket)
export class ChangeTicketHandler implements ICommandHandler<ChangeTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly administrators: Administrators,
    private readonly queries: QueryBus,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TicketNotFound, TicketClosed, AssigneeNotFound when the assignee is not an administrator */
  execute({ by, ticketId, change }: ChangeTicket): Promise<TicketView> {
    const { priority, assignedAdminId } = change;
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      if (assignedAdminId && !(await this.administrators.includes(assignedAdminId)))
        throw new AssigneeNotFound();
      const recorded = recordedTicket(ticket);
      const time = timeAndIds(this.clock);
      const changes = combine(
        priority ? ticket.setPriority(priority, by, time) : NO_CHANGES,
        assignedAdminId ? ticket.assign(assignedAdminId, by, time) : NO_CHANGES,
      );
      if (changes.entries.length === 0) return this.queries.execute(new ReadTicket(ticketId, by));
      await this.tickets.save(ticket, changes);
      this.audit.record(recorded('ticket.changed'));
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
