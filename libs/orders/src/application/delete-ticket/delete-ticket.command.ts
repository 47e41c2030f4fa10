import { discardFiles } from '@manette/conversation';
import { AuditTrail, Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { combine } from '../../domain/ticket-changes.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReleaseTicketHold } from '../release-hold/release-ticket-hold.js';
import { RatingRepository } from '../../domain/rating.repository.js';
import { ListingRatings } from '../rate-ticket/listing-ratings.js';
import { timeAndIds } from '../time-and-ids.js';
import { ticketTarget } from '@manette/contracts/audit';

/** An administrator deletes a ticket [ORD-077, API-039]. */
export class DeleteTicket extends Command<void> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
  ) {
    super();
  }
}

/** Deletes the messages, files and rating. The ticket's own row stays, hidden, because the sales statistics need it. */
@CommandHandler(DeleteTicket)
export class DeleteTicketHandler implements ICommandHandler<DeleteTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly hold: ReleaseTicketHold,
    private readonly ratings: RatingRepository,
    private readonly listings: ListingRatings,
    private readonly notifications: TicketNotifications,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TicketNotFound */
  execute({ by, ticketId }: DeleteTicket): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const released = await this.hold.release(ticket, by);
      await this.tickets.save(ticket, combine(released, ticket.delete(by, timeAndIds(this.clock))));
      if (ticket.rated) await this.listings.change(ticket.item(), () => this.ratings.delete(ticketId));
      discardFiles(this.outbox, await this.tickets.deleteMessages(ticketId));
      this.notifications.deleted(ticket);
      this.audit.record({ action: 'ticket.deleted', target: ticketTarget(ticket) });
    });
  }
}
