import type { ItemRef } from '@manette/contracts/catalog';
import type { Message } from './message.js';
import type { Side } from './party.js';
import type { Ticket } from './ticket.js';
import type { Trace } from './trace.js';

/** Where tickets live. All of it runs inside the caller's unit of work. */
export abstract class TicketRepository {
  /** The next `T-000123`; a number once given is never given again, used or not. */
  abstract nextNumber(): Promise<string>;
  /** Throws `AlreadyRequested` when the client has an open request for the same item. */
  abstract add(ticket: Ticket, trace: Trace): Promise<void>;
  /** The ticket, locked until the unit of work ends. Throws `TicketNotFound`. */
  abstract lock(id: string): Promise<Ticket>;
  /** Writes the changes of a locked ticket and what they left. */
  abstract keep(ticket: Ticket, trace: Trace): Promise<void>;
  abstract openRequest(clientId: string, item: ItemRef): Promise<string | null>;
  /** The ticket that was imported before under this key. */
  abstract imported(key: string): Promise<string | null>;
  /** The ids of a client's open tickets. */
  abstract openOf(clientId: string): Promise<string[]>;
  /** Which ticket a message belongs to. Throws `MessageNotFound`. */
  abstract ticketOf(messageId: string): Promise<string>;
  /** Throws `MessageNotFound`. */
  abstract message(id: string): Promise<Message>;
  /** How many messages the other side has said to this one after a place. */
  abstract saidTo(side: Side, ticketId: string, after: number): Promise<number>;
  /** Removes a ticket's messages; answers the keys of their files. */
  abstract forget(ticketId: string): Promise<string[]>;
}
