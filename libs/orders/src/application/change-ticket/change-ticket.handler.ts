import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { AssigneeNotFound } from '../../domain/ticket.errors.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { combine, NO_CHANGES } from '../../domain/ticket-changes.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ChangeTicket } from './change-ticket.command.js';
import { Staff } from './staff.js';

/** Refuses an assignee who is no administrator with `AssigneeNotFound`; what changes nothing tells nobody. */
@CommandHandler(ChangeTicket)
export class ChangeTicketHandler implements ICommandHandler<ChangeTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly staff: Staff,
    private readonly views: TicketViews,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
  ) {}

  execute({ by, ticketId, change }: ChangeTicket): Promise<TicketView> {
    const { priority, assignedAdminId } = change;
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      if (assignedAdminId && !(await this.staff.isAdmin(assignedAdminId))) throw new AssigneeNotFound();
      const time = timeAndIds(this.clock);
      const changes = combine(
        priority ? ticket.setPriority(priority, by, time) : NO_CHANGES,
        assignedAdminId ? ticket.assign(assignedAdminId, by, time) : NO_CHANGES,
      );
      if (changes.entries.length === 0) return this.views.find(ticketId, by);
      await this.tickets.save(ticket, changes);
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
