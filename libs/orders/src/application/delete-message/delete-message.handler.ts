import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { discardFiles } from '@manette/conversation';
import { Clock, Outbox, UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { DeleteMessage } from './delete-message.command.js';

@CommandHandler(DeleteMessage)
export class DeleteMessageHandler implements ICommandHandler<DeleteMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly notifications: TicketNotifications,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  execute({ by, messageId }: DeleteMessage): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(await this.tickets.ticketOf(messageId));
      // Read again under the ticket's lock: of two deletions the second one finds nothing.
      const message = await this.tickets.message(messageId);
      const file = message.fileKey;
      const changes = ticket.deleteMessage(message, by, timeAndIds(this.clock));
      await this.tickets.save(ticket, changes);
      if (file) discardFiles(this.outbox, [file]);
      this.notifications.messageDeleted(ticket, messageId);
      await this.notifications.changed(ticket, changes);
    });
  }
}
