import type { ItemRef } from '../catalog/take-from-stock.command.js';
import type { OrderType, Priority, TicketStatus } from './enumerations.js';

export interface ImportedMessage {
  from: 'client' | 'admin';
  text: string;
  at: Date;
  /** A file on this machine, shown under `name`. */
  attachment?: { path: string; name: string };
}

export interface ImportedTicket {
  /** Names this ticket among all imported ones, at most 200 characters: a key that is there already is left alone. */
  key: string;
  clientId: string;
  /** Writes the admin's messages, and is the assigned admin of whatever has been taken up. */
  adminId: string;
  /** Must exist; its name and price of now are kept as ordered. */
  item?: ItemRef;
  subject: string;
  orderType: OrderType;
  priority: Priority;
  status: TicketStatus;
  reason?: string;
  createdAt: Date;
  /** Of a completed or cancelled ticket; without it the time of the last message. */
  closedAt?: Date;
  /** Who cancelled it; an admin unless said otherwise. */
  closedBy?: 'client' | 'admin';
  /** In the order they were said. The sentences of the ticket itself are written from the story. */
  messages: ImportedMessage[];
}

/**
 * Writes a ticket of the past with its conversation (demo data, a move from elsewhere): no events, no mails, no
 * stock taken. A side that writes has read what was said before. The key identifies it: importing it again changes
 * nothing. Answers the ticket's id.
 */
export class ImportTicket {
  constructor(readonly ticket: ImportedTicket) {}
}
