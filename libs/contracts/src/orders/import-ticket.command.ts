import type { ItemRef } from '../catalog/take-from-stock.command.js';
import type { OrderType, Priority, TicketStatus } from './enumerations.js';

export interface ImportedMessage {
  /** `system` writes a sentence of the ticket itself. */
  from: 'client' | 'admin' | 'system';
  text: string;
  at: Date;
  /** A file on this machine, shown under `name`. */
  attachment?: { path: string; name: string };
}

export interface ImportedTicket {
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
  messages: ImportedMessage[];
}

/**
 * Writes a ticket of the past with its conversation (demo data, a move from elsewhere): no events, no mails, no
 * stock taken. Client, subject and time of creation identify it, so that importing it again changes nothing.
 * Answers the ticket's id.
 */
export class ImportTicket {
  constructor(readonly ticket: ImportedTicket) {}
}
