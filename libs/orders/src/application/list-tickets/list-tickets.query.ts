import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '@manette/contracts/http';
import type { TicketListQuery, TicketView } from '@manette/contracts/orders';
import { pageOf } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import type { OrdersTables } from '../orders.tables.js';
import { TICKET_VIEW_COLUMNS, ticketsWithPeople, ticketViewOf } from '../ticket-view.js';
import { ticketFilters } from './ticket-filters.js';
import { TICKET_SORTING } from './ticket-sorting.js';

/**
 * Returns the tickets of a client, or all tickets for an administrator; the newest first unless sorted [API-037,
 * ORD-010..013].
 */
export class ListTickets extends Query<Page<TicketView>> {
  constructor(
    readonly list: TicketListQuery,
    readonly reader: Actor,
  ) {
    super();
  }
}

@QueryHandler(ListTickets)
export class ListTicketsHandler implements IQueryHandler<ListTickets> {
  constructor(private readonly em: EntityManager) {}

  async execute({ list, reader }: ListTickets): Promise<Page<TicketView>> {
    const sorting = TICKET_SORTING[list.sort];
    const after = sorting.after(list.cursor);
    const db = this.em.getKysely<OrdersTables>();
    const matching = () => ticketsWithPeople(db).where(ticketFilters(list, reader));
    const counted = matching().select((eb) => eb.fn.countAll<string>().as('total'));
    let page = matching().select(TICKET_VIEW_COLUMNS).select(counted.as('total'));
    if (after) page = page.where(after);
    const rows = await page
      .orderBy(sorting.by)
      .limit(list.limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, list.limit, sorting.cursor);
    // A page after the last ticket has no row that holds the total.
    const total = rows[0]?.total ?? (after && (await counted.executeTakeFirst())?.total) ?? 0;
    return { items: items.map(ticketViewOf), nextCursor, total: Number(total) };
  }
}
