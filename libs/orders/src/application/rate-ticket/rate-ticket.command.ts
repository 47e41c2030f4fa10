import type { RatingFields, RatingView } from '@manette/contracts/orders';
import { APP_CONFIG, Clock, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { changeRating, giveRating } from '../../domain/rating.js';
import { RatingRepository } from '../../domain/rating.repository.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReadRating } from '../read-rating/read-rating.query.js';
import { timeAndIds } from '../time-and-ids.js';
import { ListingRatings } from './listing-ratings.js';

/** The client of a completed order rates it, or changes the rating within the days in which this is allowed [LIF-101]. */
export class RateTicket extends Command<{ rating: RatingView; created: boolean }> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly fields: RatingFields,
  ) {
    super();
  }
}

@CommandHandler(RateTicket)
export class RateTicketHandler implements ICommandHandler<RateTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly ratings: RatingRepository,
    private readonly listings: ListingRatings,
    private readonly notifications: TicketNotifications,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws TicketNotFound, OnlyForOwner, NotCompleted, RatingClosed */
  execute({ by, ticketId, fields }: RateTicket): Promise<{ rating: RatingView; created: boolean }> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const time = timeAndIds(this.clock);
      const changes = ticket.rate(by, time);
      const former = await this.ratings.find(ticketId);
      const rating = former
        ? changeRating(former, fields, time.now)
        : giveRating(ticket, fields, this.config.ratings.editable, time);
      await this.listings.change(ticket.item(), () => this.ratings.save(rating));
      await this.tickets.save(ticket, changes);
      await this.notifications.changed(ticket, changes);
      return { rating: (await this.queries.execute(new ReadRating(ticketId, by)))!, created: !former };
    });
  }
}
