import type { TicketView } from '@manette/contracts/orders';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { HoldNotFound } from '../../domain/ticket.errors.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReleaseTicketHold } from './release-ticket-hold.js';
import { recordedTicket } from '../recorded-ticket.js';

/** An administrator releases the unit that a ticket holds [LIF-108]. */
export class ReleaseHold extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
  ) {
    super();
  }
}

@CommandHandler(ReleaseHold)
export class ReleaseHoldHandler implements ICommandHandler<ReleaseHold> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly hold: ReleaseTicketHold,
    private readonly notifications: TicketNotifications,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TicketNotFound, OnlyForAdmins, HoldNotFound */
  execute({ by, ticketId }: ReleaseHold): Promise<TicketView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      ticket.assertActing(by, 'admin');
      if (!ticket.holdsUnit()) throw new HoldNotFound();
      const recorded = recordedTicket(ticket);
      const changes = await this.hold.release(ticket, by);
      await this.tickets.save(ticket, changes);
      this.audit.record(recorded('ticket.changed'));
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
