import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import { UnitOfWork } from '@manette/platform';
import { AssigneeNotFound } from '../../domain/ticket.errors.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { join, NO_TRACE } from '../../domain/trace.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import { Moments } from '../moments.js';
import { TicketNews } from '../tell-ticket-news/ticket-news.js';
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
    private readonly news: TicketNews,
    private readonly moments: Moments,
  ) {}

  execute({ by, ticketId, change }: ChangeTicket): Promise<TicketView> {
    const { priority, assignedAdminId } = change;
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      if (assignedAdminId && !(await this.staff.isAdmin(assignedAdminId))) throw new AssigneeNotFound();
      const now = this.moments.now();
      const trace = join(
        priority ? ticket.prioritise(priority, by, now) : NO_TRACE,
        assignedAdminId ? ticket.assign(assignedAdminId, by, now) : NO_TRACE,
      );
      if (trace.entries.length === 0) return this.views.find(ticketId, by);
      await this.tickets.keep(ticket, trace);
      return (await this.news.changed(ticket, trace)).ticket;
    });
  }
}
