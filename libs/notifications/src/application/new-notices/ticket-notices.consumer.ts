import {
  ordersEvents,
  type MessagePosted,
  type TicketClosed,
  type TicketOpened,
} from '@manette/contracts/orders';
import { OnIntegrationEvent } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ifAdminsHaveDevices, ifClientHasDevice, ifOtherSideHasDevice } from './device-conditions.js';
import { NewNotices } from './new-notices.js';

/** Writes the notices about tickets, which are sent only to devices [POC-040] [POC-042] [POC-043]. */
@Injectable()
export class TicketNotices {
  constructor(
    private readonly em: EntityManager,
    private readonly notices: NewNotices,
  ) {}

  /** A client's message is notified to the assigned administrator, or to all administrators if none is assigned. */
  @OnIntegrationEvent(ordersEvents.messagePosted, ifOtherSideHasDevice)
  posted({ ticketId, ticketNumber, clientId, assignedTo, byAdmin, message }: MessagePosted): Promise<void> {
    const admins = assignedTo === null ? sql`r.role = 'admin'` : sql`r.id = ${assignedTo}::uuid`;
    const writer = message.sender?._id ?? null;
    const readers = byAdmin ? sql`r.id = ${clientId}::uuid` : admins;
    return this.notices.add({
      kind: 'ticketMessages',
      tag: `ticket-${ticketId}`,
      facts: { ticketId, ticketNumber, side: byAdmin ? 'client' : 'admin' },
      items: [{ id: message._id }],
      readers: sql`${readers} and r.id is distinct from ${writer}::uuid`,
    });
  }

  @OnIntegrationEvent(ordersEvents.ticketOpened, ifAdminsHaveDevices)
  async opened({ ticketId }: TicketOpened): Promise<void> {
    const { rows } = await sql<{ number: string }>`
      select number from orders.ticket_facts where id = ${ticketId}`.execute(this.em.getKysely<object>());
    const [ticket] = rows;
    if (!ticket) return;
    await this.notices.add({
      kind: 'newTickets',
      tag: `new-ticket-${ticketId}`,
      facts: { ticketId, ticketNumber: ticket.number },
      items: [{ id: ticketId }],
      readers: sql`r.role = 'admin'`,
    });
  }

  @OnIntegrationEvent(ordersEvents.ticketClosed, ifClientHasDevice)
  async closed({ ticketId, ticketNumber, clientId, status, byAdmin }: TicketClosed): Promise<void> {
    if (!byAdmin) return;
    await this.notices.add({
      kind: 'orderStatus',
      tag: `status-${ticketId}`,
      facts: { ticketId, ticketNumber, status },
      items: [{ id: ticketId }],
      readers: sql`r.id = ${clientId}::uuid`,
    });
  }
}
