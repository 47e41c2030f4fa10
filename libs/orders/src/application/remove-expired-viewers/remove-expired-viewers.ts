import { UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { NO_CHANGES } from '../../domain/ticket-changes.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketViewers, type ExpiredViewer } from '../join-ticket/ticket-viewers.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';

/**
 * Messages after the last renewal of a process that died counted as read but were delivered to nobody. They are marked
 * as unread again, unless a user of that side has opened the ticket meanwhile and so has received them.
 */
@Injectable()
export class RemoveExpiredViewers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly viewers: TicketViewers,
    private readonly tickets: TicketRepository,
    private readonly notifications: TicketNotifications,
  ) {}

  run(): Promise<void> {
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
