import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import { UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { Moments } from '../moments.js';
import { TicketNews } from '../tell-ticket-news/ticket-news.js';
import { CancelTicket } from './cancel-ticket.command.js';

/** Cancels a ticket; the stock is left alone [ORD-047]. */
@CommandHandler(CancelTicket)
export class CancelTicketHandler implements ICommandHandler<CancelTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly news: TicketNews,
    private readonly moments: Moments,
  ) {}

  execute({ by, ticketId, reason }: CancelTicket): Promise<TicketView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const trace = ticket.cancel(by, reason, this.moments.now());
      await this.tickets.keep(ticket, trace);
      return (await this.news.changed(ticket, trace)).ticket;
    });
  }
}
