import { EntityManager } from '@mikro-orm/postgresql';
import type { GuideView } from '@manette/contracts/fulfilment';
import { GetTicketFacts, type TicketCaller, type TicketFacts } from '@manette/contracts/orders';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { guideViewOf, type GuideTables } from '../guide-rows.js';

/** Returns the guides that were sent into a ticket, the oldest first; at most one for each kind, console and service. */
export class ReadGuides extends Query<GuideView[]> {
  constructor(
    readonly ticketId: string,
    readonly by: NonNullable<TicketCaller['user']>,
  ) {
    super();
  }
}

@QueryHandler(ReadGuides)
export class ReadGuidesHandler implements IQueryHandler<ReadGuides> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** @throws NOT_FOUND for an unknown ticket or one that the reader may not see */
  async execute({ ticketId, by }: ReadGuides): Promise<GuideView[]> {
    const { id } = await this.queries.execute<GetTicketFacts, TicketFacts>(
      new GetTicketFacts(ticketId, { user: by, allowed: 'both' }),
    );
    const rows = await this.em
      .getKysely<GuideTables>()
      .selectFrom('fulfilment.sent_guide')
      .selectAll()
      .where('ticket_id', '=', id)
      .orderBy('sent_at')
      .orderBy('id')
      .execute();
    return rows.map(guideViewOf);
  }
}
