import { Clock, UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.js';
import { NO_CHANGES, type TicketChanges } from '../../domain/ticket-changes.js';
import { TicketNotFound } from '../../domain/ticket.errors.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import type { Ticket } from '../../domain/ticket.js';
import { OrderUnits } from '../complete-ticket/order-units.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { timeAndIds } from '../time-and-ids.js';

/** Ends holds under the lock of the ticket, so that a unit is returned only once [LIF-110]. */
@Injectable()
export class ReleaseTicketHold {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly units: OrderUnits,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the hold of a locked ticket and returns the changes, which the caller saves with its own. Without a hold it
   * changes nothing.
   */
  async release(ticket: Ticket, by: Actor | null): Promise<TicketChanges> {
    if (!ticket.holdsUnit()) return NO_CHANGES;
    await this.units.giveBack(ticket);
    return ticket.release(by, timeAndIds(this.clock));
  }

  /**
   * Ends the hold if its time is still over under the lock: the ticket may have been completed, cancelled or deleted,
   * or the time of the hold may have been restarted.
   */
  async releaseIfOver(ticketId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const ticket = await this.lock(ticketId);
      if (!ticket?.holdExpiresAt || ticket.holdExpiresAt > this.clock.now()) return;
      const changes = await this.release(ticket, null);
      await this.tickets.save(ticket, changes);
      await this.notifications.changed(ticket, changes);
    });
  }

  private async lock(ticketId: string): Promise<Ticket | null> {
    try {
      return await this.tickets.lock(ticketId);
    } catch (error) {
      if (error instanceof TicketNotFound) return null;
      throw error;
    }
  }
}
