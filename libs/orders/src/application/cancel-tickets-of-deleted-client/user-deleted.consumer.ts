import { Injectable } from '@nestjs/common';
import { identityEvents, type UserDeleted } from '@manette/contracts/identity';
import { Clock, OnIntegrationEvent } from '@manette/platform';
import { isClosed } from '@manette/contracts/orders';
import { combine, type TicketChanges } from '../../domain/ticket-changes.js';
import type { Ticket } from '../../domain/ticket.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { ReleaseTicketHold } from '../release-hold/release-ticket-hold.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';

/** Deleting a client cancels their open tickets (contract, section 5); a second delivery finds none that is open. */
@Injectable()
export class UserDeletedConsumer {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly hold: ReleaseTicketHold,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks all tickets before the first listing, and then the listings in the order of their ids, like every other
   * code that locks several of them [LIF-110].
   */
  @OnIntegrationEvent(identityEvents.userDeleted)
  async cancelOpenTickets({ userId }: UserDeleted): Promise<void> {
    const cancelled: { ticket: Ticket; changes: TicketChanges }[] = [];
    for (const id of await this.tickets.openTicketsOf(userId)) {
      const ticket = await this.tickets.lock(id);
      // An administrator may have closed it while this waited for the lock.
      if (isClosed(ticket.status)) continue;
      cancelled.push({ ticket, changes: ticket.cancelForDeletedClient(timeAndIds(this.clock)) });
    }
    cancelled.sort((one, other) => (one.ticket.itemId ?? '').localeCompare(other.ticket.itemId ?? ''));
    for (const { ticket, changes } of cancelled) await this.end(ticket, changes);
  }

  private async end(ticket: Ticket, cancelled: TicketChanges): Promise<void> {
    const changes = combine(cancelled, await this.hold.release(ticket, null));
    await this.tickets.save(ticket, changes);
    await this.notifications.changed(ticket, changes);
  }
}
