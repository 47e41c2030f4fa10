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
  /** Names this ticket among all imported ones, at most 200 characters; an existing key is left unchanged. */
  key: string;
  clientId: string;
  /** The author of the admin's messages, and the assigned admin unless the ticket is pending. */
  adminId: string;
  /** Must exist; its current name and price become those of the order. */
  item?: ItemRef;
  subject: string;
  orderType: OrderType;
  priority: Priority;
  status: TicketStatus;
  reason?: string;
  createdAt: Date;
  /** Of a completed or cancelled ticket; without it the time of the last message. */
  closedAt?: Date;
  /** Who cancelled it; an admin by default. */
  closedBy?: 'client' | 'admin';
  /** In chronological order. The ticket's system messages are generated. */
  messages: ImportedMessage[];
}

/**
 * Imports a past ticket with its conversation (demo data, a migration), without events, mails or changes of stock. A side that
 * writes has read the earlier messages. The key identifies the ticket: importing it again changes nothing. Answers its id.
 */
export class ImportTicket {
  constructor(readonly ticket: ImportedTicket) {}
}

export interface LaterMessages {
  /** Of an imported ticket that is open. */
  ticketId: string;
  /** The author of the admin's messages. */
  adminId: string;
  /** In chronological order, all after what the ticket has. */
  messages: ImportedMessage[];
}

/**
 * Imports what was said in a past ticket after something else had happened to it (its payment was requested), as `ImportTicket`
 * does. To import the same messages again writes them again.
 */
export class ImportMessages {
  constructor(readonly later: LaterMessages) {}
}
