import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { TakeUpTicket } from './take-up-ticket.command.js';

/** Setting the status that an open ticket already has does nothing and tells nobody (contract, section 5). */
@CommandHandler(TakeUpTicket)
export class TakeUpTicketHandler implements ICommandHandler<TakeUpTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly views: TicketViews,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
  ) {}

  execute({ by, ticketId }: TakeUpTicket): Promise<TicketView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const changes = ticket.takeUp(by, timeAndIds(this.clock));
      if (changes.entries.length === 0) return this.views.find(ticketId, by);
      await this.tickets.save(ticket, changes);
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
