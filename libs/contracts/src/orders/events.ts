import type { ItemRef } from '../catalog/take-from-stock.command.js';

/** Integration events that orders publishes; the values are outbox topics. */
export const ordersEvents = {
  ticketOpened: 'orders.ticket-opened',
  ticketClosed: 'orders.ticket-closed',
  ticketDeleted: 'orders.ticket-deleted',
} as const;

export interface TicketOpened {
  ticketId: string;
  clientId: string;
}
export interface TicketClosed {
  ticketId: string;
  status: 'completed' | 'cancelled';
  item: ItemRef | null;
}
/** What other contexts keep of a ticket goes with it, as far as their pages say. */
export interface TicketDeleted {
  ticketId: string;
}
