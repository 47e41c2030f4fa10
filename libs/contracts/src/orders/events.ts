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
  /**
   * The client's first message, which has no `messagePosted` of its own. Absent if there is none, and in events of earlier
   * releases.
   */
  description?: SupportMessageView;
}
export interface TicketClosed {
  ticketId: string;
  status: 'completed' | 'cancelled';
  ticketNumber: string;
  clientId: string;
  /** Whether an administrator closed it, not the client or the product. */
  byAdmin: boolean;
  item: ItemRef | null;
  /** As administrators see it. */
  ticket: TicketView;
}
/** A ticket was deleted. Other contexts delete their data about it, as far as their documentation says. */
export interface TicketDeleted {
  ticketId: string;
}
/**
 * A user wrote in a ticket. It covers neither system messages nor the description of a new ticket, which `TicketOpened`
 * contains (pocket.md, section 4).
 */
export interface MessagePosted {
  ticketId: string;
  ticketNumber: string;
  clientId: string;
  assignedTo: string | null;
  byAdmin: boolean;
  /** The message as administrators see it. */
  message: SupportMessageView;
}
