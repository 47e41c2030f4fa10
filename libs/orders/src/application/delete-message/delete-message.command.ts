import { discardFiles } from '@manette/conversation';
import { AuditTrail, Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { timeAndIds } from '../time-and-ids.js';

/** An administrator deletes a message of a ticket, also of a closed one [ORD-076, API-043]. */
export class DeleteMessage extends Command<void> {
  constructor(
    readonly by: Actor,
    readonly messageId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteMessage)
export class DeleteMessageHandler implements ICommandHandler<DeleteMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly notifications: TicketNotifications,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws MessageNotFound */
  execute({ by, messageId }: DeleteMessage): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(await this.tickets.ticketOf(messageId));
      // Read again under the ticket's lock: the second of two deletions finds no message.
      const message = await this.tickets.message(messageId);
      const file = message.fileKey;
      const changes = ticket.deleteMessage(message, by, timeAndIds(this.clock));
      await this.tickets.save(ticket, changes);
      if (file) discardFiles(this.outbox, [file]);
      this.notifications.messageDeleted(ticket, messageId);
      await this.notifications.changed(ticket, changes);
      const target = { type: 'message', _id: messageId, label: ticket.number } as const;
      this.audit.record({ action: 'message.deleted', target });
    });
  }
}
