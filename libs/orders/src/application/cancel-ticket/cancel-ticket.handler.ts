import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { CancelTicket } from './cancel-ticket.command.js';

/** Cancels a ticket; the stock is left alone [ORD-047]. */
@CommandHandler(CancelTicket)
export class CancelTicketHandler implements ICommandHandler<CancelTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
  ) {}

  execute({ by, ticketId, reason }: CancelTicket): Promise<TicketView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const changes = ticket.cancel(by, reason, timeAndIds(this.clock));
      await this.tickets.save(ticket, changes);
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
