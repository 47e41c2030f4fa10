import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Page } from '@manette/contracts/http';
import type { TicketListQuery, TicketView } from '@manette/contracts/orders';
import { validate } from 'uuid';
import { TicketViews } from '../../application/list-tickets/ticket-views.js';
import type { Actor } from '../../domain/actor.js';
import { TicketNotFound } from '../../domain/ticket.errors.js';
import type { OrdersTables } from './orders.tables.js';
import { ticketFilters } from './ticket-filters.js';
import { TICKET_ORDERS } from './ticket-orders.js';
import { TICKET_VIEW_COLUMNS, ticketsWithPeople, ticketViewOf } from './ticket-view.rows.js';

/** Reads tickets with one statement each, inside the open transaction if there is one. */
@Injectable()
export class KyselyTicketViews extends TicketViews {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async find(id: string, reader: Actor): Promise<TicketView> {
    if (!validate(id)) throw new TicketNotFound();
    const row = await ticketsWithPeople(this.db)
      .select(TICKET_VIEW_COLUMNS)
      .where('t.id', '=', id)
      .where(ticketFilters({}, reader))
      .executeTakeFirst();
    if (!row) throw new TicketNotFound();
    return ticketViewOf(row);
  }

  async list(query: TicketListQuery, reader: Actor): Promise<Page<TicketView>> {
    const order = TICKET_ORDERS[query.sort];
    const after = order.after(query.cursor);
    const matching = () => ticketsWithPeople(this.db).where(ticketFilters(query, reader));
    const counted = matching().select((eb) => eb.fn.countAll<string>().as('total'));
    let page = matching().select(TICKET_VIEW_COLUMNS).select(counted.as('total'));
    if (after) page = page.where(after);
    const rows = await page
      .orderBy(order.by)
      .limit(query.limit + 1)
      .execute();
    const items = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? items.at(-1) : undefined;
    return {
      items: items.map(ticketViewOf),
      nextCursor: last ? order.cursor(last) : null,
      total: Number(rows[0]?.total ?? (after && (await counted.executeTakeFirst())?.total) ?? 0),
    };
  }

  async unreadCount(reader: Actor): Promise<number> {
    const column = reader.side === 'client' ? 't.unread_by_client' : 't.unread_by_admin';
    let tickets = this.db.selectFrom('orders.ticket as t').where('t.deleted_at', 'is', null);
    if (reader.side === 'client') tickets = tickets.where('t.client_id', '=', reader.id);
    const { unread } = await tickets
      .where(column, '>', 0)
      .select((eb) => eb.fn.sum<string | null>(column).as('unread'))
      .executeTakeFirstOrThrow();
    return Number(unread ?? 0);
  }

  private get db() {
    return this.em.getKysely<OrdersTables>();
  }
}
