import type { ItemRef } from '../catalog/take-from-stock.command.js';
import type { SupportMessageView } from './support-message.view.js';
import type { TicketView } from './ticket.view.js';

/** Integration events that orders publishes; the values are outbox topics. */
export const ordersEvents = {
  ticketOpened: 'orders.ticket-opened',
  ticketClosed: 'orders.ticket-closed',
  ticketDeleted: 'orders.ticket-deleted',
  messagePosted: 'orders.message-posted',
} as const;

export interface TicketOpened {
  ticketId: string;
  clientId: string;
  /** As administrators see it. */
  ticket: TicketView;
  /** The client's first message, which no `messagePosted` tells of; absent without one, and in events of former releases. */
  description?: SupportMessageView;
}
export interface TicketClosed {
  ticketId: string;
  status: 'completed' | 'cancelled';
  ticketNumber: string;
  clientId: string;
  /** Whether an administrator closed it, neither the client nor the product. */
  byAdmin: boolean;
  item: ItemRef | null;
  /** As administrators see it. */
  ticket: TicketView;
}
/** What other contexts keep of a ticket goes with it, as far as their pages say. */
export interface TicketDeleted {
  ticketId: string;
}
/** A person wrote in a ticket: neither the system nor the description that opened it, which `TicketOpened` has (pocket.md, section 4). */
export interface MessagePosted {
  ticketId: string;
  ticketNumber: string;
  clientId: string;
  assignedTo: string | null;
  byAdmin: boolean;
  /** The message as administrators see it. */
  message: SupportMessageView;
}
