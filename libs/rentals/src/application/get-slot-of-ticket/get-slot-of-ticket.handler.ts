import { EntityManager } from '@mikro-orm/postgresql';
import { GetSlotOfTicket, type SlotOfTicket } from '@manette/contracts/rentals';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { RentalsTables } from '../rentals.tables.js';

/** Called by fulfilment and orders: returns the slot of a completed ticket, also after its rental ended. */
@QueryHandler(GetSlotOfTicket)
export class GetSlotOfTicketHandler implements IQueryHandler<GetSlotOfTicket, SlotOfTicket | null> {
  constructor(private readonly em: EntityManager) {}

  async execute({ ticketId }: GetSlotOfTicket): Promise<SlotOfTicket | null> {
    const { rows } = await sql<SlotOfTicket>`
      select id as "termId", slot_id as "slotId", slot_kind as kind from rentals.term where ticket_id = ${ticketId}
      union all
      select null, id, kind from rentals.slot where ticket_id = ${ticketId} and state = 'sold'
      limit 1`.execute(this.em.getKysely<RentalsTables>());
    return rows[0] ?? null;
  }
}
