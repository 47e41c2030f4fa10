import { ImportMessages } from '@manette/contracts/orders';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketAttachments } from '../post-message/ticket-attachments.js';
import { bodiesOf } from './bodies-of.js';
import { replayMessages, sidesOf } from './replay.js';

/** Adds messages of the past to a ticket; it emits no events. */
@CommandHandler(ImportMessages)
export class ImportMessagesHandler implements ICommandHandler<ImportMessages> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly attachments: TicketAttachments,
  ) {}

  /** @throws TicketNotFound, and TicketClosed for a ticket that has been closed */
  execute({ later: { ticketId, adminId, messages } }: ImportMessages): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const bodies = await bodiesOf(this.attachments, ticketId, messages);
      const changes = replayMessages(ticket, sidesOf(ticket.clientId, adminId), bodies);
      await this.tickets.save(ticket, changes);
    });
  }
}
