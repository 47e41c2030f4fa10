import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import { UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import { Moments } from '../moments.js';
import { TicketNews } from '../tell-ticket-news/ticket-news.js';
import { TakeUpTicket } from './take-up-ticket.command.js';

/** Setting the status that an open ticket already has does nothing and tells nobody (contract, section 5). */
@CommandHandler(TakeUpTicket)
export class TakeUpTicketHandler implements ICommandHandler<TakeUpTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly views: TicketViews,
    private readonly news: TicketNews,
    private readonly moments: Moments,
  ) {}

  execute({ by, ticketId }: TakeUpTicket): Promise<TicketView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const trace = ticket.takeUp(by, this.moments.now());
      if (trace.entries.length === 0) return this.views.find(ticketId, by);
      await this.tickets.keep(ticket, trace);
      return (await this.news.changed(ticket, trace)).ticket;
    });
  }
}
