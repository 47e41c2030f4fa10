import type { OrderType, Priority, TicketStatus } from '@manette/contracts/orders';
import type { SampleAttachment } from './attachments.js';
import type { OrderEvents, Rated } from './order-events.js';

/** The listing of a ticket, identified by its name. */
export type ConversationItem = { kind: 'account'; codeName: string } | { kind: 'giftcard'; name: string };

export interface ConversationMessage {
  from: 'client' | 'admin';
  /** 'File attachment' for a file without text, as the product writes it. */
  text: string;
  minutesAfterOpening: number;
  attachment?: SampleAttachment;
}

/** How and when a completed or cancelled ticket ended. */
export interface Closing {
  by: 'client' | 'admin';
  minutesAfterOpening: number;
  /** Present only when an administrator closed the order without success. */
  reason?: 'unsuccessful';
}

/** One ticket of the demo with its messages. */
export interface Conversation {
  /** Username of a verified client. */
  client: string;
  item?: ConversationItem;
  subject: string;
  orderType: OrderType;
  priority: Priority;
  status: TicketStatus;
  /** The administrator who answers. A pending ticket has no answer yet. */
  admin: 'nadia' | 'first';
  openedHoursAgo: number;
  messages: ConversationMessage[];
  /** Present exactly when the ticket is completed or cancelled. */
  closing?: Closing;
  /** Events of the order besides its messages. With a life, its completion delivers a unit. */
  life?: OrderEvents;
  /** The client's rating of the completed order. */
  rated?: Rated;
}
