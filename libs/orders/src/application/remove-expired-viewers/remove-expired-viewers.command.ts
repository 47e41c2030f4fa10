import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NO_CHANGES } from '../../domain/ticket-changes.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { TicketViewers, type ExpiredViewer } from '../ticket-viewers.js';

/** Removes the viewer entries of processes that died. */
export class RemoveExpiredViewers extends Command<void> {}

/**
 * Messages sent after the last renewal by a process that died counted as read but were delivered to nobody. They are
 * marked as unread again, unless a user of that side has opened the ticket in the meantime and so has received them.
 */
@CommandHandler(RemoveExpiredViewers)
export class RemoveExpiredViewersHandler implements ICommandHandler<RemoveExpiredViewers> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly viewers: TicketViewers,
    private readonly tickets: TicketRepository,
    private readonly notifications: TicketNotifications,
  ) {}

  execute(): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const expired of await this.viewers.removeExpired()) await this.markUnread(expired);
    });
  }

  private async markUnread({ ticketId, side, deliveredUpTo }: ExpiredViewer): Promise<void> {
    const ticket = await this.tickets.lock(ticketId);
    const unread = await this.tickets.countMessagesTo(side, ticketId, deliveredUpTo);
    if (!ticket.markUnreadAfter(side, deliveredUpTo, unread)) return;
    await this.tickets.save(ticket, NO_CHANGES);
    await this.notifications.changed(ticket, NO_CHANGES);
  }
}
