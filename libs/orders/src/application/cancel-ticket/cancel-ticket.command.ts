import type { TicketView } from '@manette/contracts/orders';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { combine } from '../../domain/ticket-changes.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReleaseTicketHold } from '../release-hold/release-ticket-hold.js';
import { timeAndIds } from '../time-and-ids.js';
import { recordedTicket } from '../recorded-ticket.js';

/** The client of a ticket [ORD-042], or an administrator with a reason [ORD-045], cancels it. */
export class CancelTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly reason: string | null,
  ) {
    super();
  }
}

/** The stock does not change [ORD-047], except that a held unit is returned to it [LIF-110]. */
@CommandHandler(CancelTicket)
export class CancelTicketHandler implements ICommandHandler<CancelTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly hold: ReleaseTicketHold,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TicketNotFound, TicketClosed */
  execute({ by, ticketId, reason }: CancelTicket): Promise<TicketView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const recorded = recordedTicket(ticket);
      const cancelled = ticket.cancel(by, reason, timeAndIds(this.clock));
      const changes = combine(cancelled, await this.hold.release(ticket, by));
      await this.tickets.save(ticket, changes);
      if (by.side === 'admin') this.audit.record(recorded('ticket.status-changed'));
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
