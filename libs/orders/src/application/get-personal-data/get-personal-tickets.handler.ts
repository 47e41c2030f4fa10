import type { PersonalPage } from '@manette/contracts/identity';
import { GetPersonalTickets, type PersonalTicket } from '@manette/contracts/orders';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OrdersTables } from '../orders.tables.js';
import { ticketsWithPeople, ticketViewOf, TICKET_VIEW_COLUMNS, type TicketViewRow } from '../ticket-view.js';

const AT_ONCE = 50;

/** Returns a ticket for its client's export: of the administrator only the name, and without the counters of the screens. */
function personalTicketOf(row: TicketViewRow): PersonalTicket {
  const { _id, ticketNumber, subject, status, orderType, priority, ...view } = ticketViewOf(row);
  const { account, giftCard, payment, delivery, renewal, term, reason, createdAt, updatedAt } = view;
  return {
    ...{ _id, ticketNumber, subject, status, orderType, priority },
    assignedAdmin: view.assignedAdmin?.username ?? null,
    ...{ account, giftCard, payment, delivery, renewal, term, reason, createdAt, updatedAt },
  };
}

/** Called by identity for the export of a client's data [TRU-110]. */
@QueryHandler(GetPersonalTickets)
export class GetPersonalTicketsHandler implements IQueryHandler<
  GetPersonalTickets,
  PersonalPage<PersonalTicket>
> {
  constructor(private readonly em: EntityManager) {}

  async execute({ userId, after }: GetPersonalTickets): Promise<PersonalPage<PersonalTicket>> {
    const own = ticketsWithPeople(this.em.getKysely<OrdersTables>())
      .select(TICKET_VIEW_COLUMNS)
      .where('t.client_id', '=', userId);
    const rows = await (after === null ? own : own.where('t.id', '>', after))
      .orderBy('t.id')
      .limit(AT_ONCE)
      .execute();
    const next = rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
    return { items: rows.map(personalTicketOf), next };
  }
}
