import { EntityManager } from '@mikro-orm/postgresql';
import type { TicketView } from '@manette/contracts/orders';
import { PreparedReads } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { validate } from 'uuid';
import type { Actor } from '../../domain/actor.js';
import { TicketNotFound } from '../../domain/ticket.errors.js';
import { ticketFilters } from '../list-tickets/ticket-filters.js';
import type { OrdersTables } from '../orders.tables.js';
import { TICKET_VIEW_COLUMNS, ticketsWithPeople, ticketViewOf } from '../ticket-view.js';

/** Returns one ticket: clients may read only their own tickets, administrators any. */
export class ReadTicket extends Query<TicketView> {
  constructor(
    readonly ticketId: string,
    readonly reader: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadTicket)
export class ReadTicketHandler implements IQueryHandler<ReadTicket> {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
  ) {}

  /**
   * Inside a unit of work it sees the changes of that unit of work. @throws TicketNotFound, also for a ticket of
   * another client or a malformed id
   */
  async execute({ ticketId, reader }: ReadTicket): Promise<TicketView> {
    if (!validate(ticketId)) throw new TicketNotFound();
    const ticket = ticketsWithPeople(this.em.getKysely<OrdersTables>())
      .select(TICKET_VIEW_COLUMNS)
      .where('t.id', '=', ticketId)
      .where(ticketFilters({}, reader));
    const [row] = await this.reads.runInTransactionIfAny(ticket.compile());
    if (!row) throw new TicketNotFound();
    return ticketViewOf(row);
  }
}
