import type { ItemRef } from '../catalog/take-from-stock.command.js';
import type { OrderType, Priority, TicketStatus } from './enumerations.js';

export interface ImportedMessage {
  from: 'client' | 'admin';
  text: string;
  at: Date;
  /** A file on this machine. It is shown under `name`. */
  attachment?: { path: string; name: string };
}

export interface ImportedTicket {
  /** Identifies this ticket among all imported ones, at most 200 characters. A ticket with an existing key stays unchanged. */
  key: string;
  clientId: string;
  /** The author of the admin's messages, and the assigned admin unless the ticket is pending. */
  adminId: string;
  /** The ordered listing, which must exist. Its current name and price become those of the order. */
  item?: ItemRef;
  subject: string;
  orderType: OrderType;
  priority: Priority;
  status: TicketStatus;
  reason?: string;
  createdAt: Date;
  /** When a completed or cancelled ticket was closed; by default the time of the last message. */
  closedAt?: Date;
  /** Who cancelled it; an admin by default. */
  closedBy?: 'client' | 'admin';
  /** In chronological order. The ticket's system messages are generated. */
  messages: ImportedMessage[];
}

/**
 * Imports a past ticket with its conversation (demo data, a migration), without events, mails or changes of stock. A side that
 * writes counts as having read the earlier messages. The key identifies the ticket: importing it again changes nothing. Returns
 * its id.
 */
export class ImportTicket {
  constructor(readonly ticket: ImportedTicket) {}
}

export interface LaterMessages {
  /** The id of an imported ticket that is open. */
  ticketId: string;
  /** The author of the admin's messages. */
  adminId: string;
  /** In chronological order, all later than the existing messages of the ticket. */
  messages: ImportedMessage[];
}

/**
 * Imports later messages of a past ticket, after something else has happened to it (its payment was requested), in the same way
 * as `ImportTicket`. It is not idempotent: importing the same messages again adds them again.
 */
export class ImportMessages {
  constructor(readonly later: LaterMessages) {}
}
