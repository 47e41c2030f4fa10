import { EntityManager } from '@mikro-orm/postgresql';
import type { RatingView } from '@manette/contracts/orders';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import type { OrdersTables } from '../orders.tables.js';
import { ratingsWithNames, ratingViewOf } from '../rating-view.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';

/** Returns the rating of an order for its client and administrators; null without a rating [LIF-102]. */
export class ReadRating extends Query<RatingView | null> {
  constructor(
    readonly ticketId: string,
    readonly reader: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadRating)
export class ReadRatingHandler implements IQueryHandler<ReadRating> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** @throws TicketNotFound */
  async execute({ ticketId, reader }: ReadRating): Promise<RatingView | null> {
    await this.queries.execute(new ReadTicket(ticketId, reader));
    const rating = ratingsWithNames(this.em.getKysely<OrdersTables>()).where('r.ticket_id', '=', ticketId);
    const row = await rating.executeTakeFirst();
    return row ? ratingViewOf(row) : null;
  }
}
