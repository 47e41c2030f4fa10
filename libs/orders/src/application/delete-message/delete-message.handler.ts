import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { discardFiles } from '@manette/conversation';
import { Outbox, UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { Moments } from '../moments.js';
import { TicketNews } from '../tell-ticket-news/ticket-news.js';
import { DeleteMessage } from './delete-message.command.js';

@CommandHandler(DeleteMessage)
export class DeleteMessageHandler implements ICommandHandler<DeleteMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly news: TicketNews,
    private readonly outbox: Outbox,
    private readonly moments: Moments,
  ) {}

  execute({ by, messageId }: DeleteMessage): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(await this.tickets.ticketOf(messageId));
      // Read again under the ticket's lock: of two deletions the second one finds nothing.
      const message = await this.tickets.message(messageId);
      const now = this.moments.now();
      const trace = ticket.withdraw(message, by, now);
      const file = message.delete(now.at);
      await this.tickets.keep(ticket, trace);
      if (file) discardFiles(this.outbox, [file]);
      this.news.messageDeleted(ticket, messageId);
      await this.news.changed(ticket, trace);
    });
  }
}
