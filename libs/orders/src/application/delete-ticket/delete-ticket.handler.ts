import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { discardFiles } from '@manette/conversation';
import { Outbox, UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { Moments } from '../moments.js';
import { TicketNews } from '../tell-ticket-news/ticket-news.js';
import { DeleteTicket } from './delete-ticket.command.js';

/** The conversation and its files go; the ticket's own row stays, hidden, for the figures of what was sold. */
@CommandHandler(DeleteTicket)
export class DeleteTicketHandler implements ICommandHandler<DeleteTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly news: TicketNews,
    private readonly outbox: Outbox,
    private readonly moments: Moments,
  ) {}

  execute({ by, ticketId }: DeleteTicket): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      await this.tickets.keep(ticket, ticket.delete(by, this.moments.now()));
      discardFiles(this.outbox, await this.tickets.forget(ticketId));
      this.news.deleted(ticket);
    });
  }
}
