import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { discardFiles } from '@manette/conversation';
import { Clock, Outbox, UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { DeleteTicket } from './delete-ticket.command.js';

/** The conversation and its files go; the ticket's own row stays, hidden, for the figures of what was sold. */
@CommandHandler(DeleteTicket)
export class DeleteTicketHandler implements ICommandHandler<DeleteTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly notifications: TicketNotifications,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  execute({ by, ticketId }: DeleteTicket): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      await this.tickets.save(ticket, ticket.delete(by, timeAndIds(this.clock)));
      discardFiles(this.outbox, await this.tickets.deleteMessages(ticketId));
      this.notifications.deleted(ticket);
    });
  }
}
