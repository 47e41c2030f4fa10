import type { ItemRef } from '@manette/contracts/catalog';
import type { Side } from './actor.js';
import type { Message } from './message.js';
import type { TicketChanges } from './ticket-changes.js';
import type { Ticket } from './ticket.js';

/** The stored tickets. All methods run inside the caller's unit of work. */
export abstract class TicketRepository {
  /** Returns the next number, for example `T-000123`. A number is never returned twice, even if it is not used. */
  abstract nextNumber(): Promise<string>;
  /**
   * Writes a new ticket at the end of the unit of work. If the client has an open ticket for the same item, the unit
   * of work throws AlreadyRequested.
   */
  abstract add(ticket: Ticket, changes: TicketChanges): Promise<void>;
  /** The ticket, locked until the unit of work ends. @throws TicketNotFound */
  abstract lock(id: string): Promise<Ticket>;
  /** The ticket, without a lock; only to read it. @throws TicketNotFound */
  abstract find(id: string): Promise<Ticket>;
  /** Writes a locked ticket and what its change adds. */
  abstract save(ticket: Ticket, changes: TicketChanges): Promise<void>;
  /** The id of the client's open ticket for an item. */
  abstract findOpenRequest(clientId: string, item: ItemRef): Promise<string | null>;
  /** The id of the open ticket that prolongs a rental. */
  abstract findOpenRenewal(termId: string): Promise<string | null>;
  /** Whether a unit of a listing is held for any ticket. */
  abstract isHeld(item: ItemRef): Promise<boolean>;
  /** Returns the ids of at most `most` tickets whose holds are over at a time, the longest overdue first. */
  abstract ticketsHeldTo(time: Date, most: number): Promise<string[]>;
  /** The id of the ticket that was imported under this key. */
  abstract findImported(key: string): Promise<string | null>;
  /** The ids of a client's open tickets. */
  abstract openTicketsOf(clientId: string): Promise<string[]>;
  /** The id of the ticket of a message. @throws MessageNotFound */
  abstract ticketOf(messageId: string): Promise<string>;
  /** @throws MessageNotFound */
  abstract message(id: string): Promise<Message>;
  /** Counts the messages that the other side has sent to this side after a position. */
  abstract countMessagesTo(side: Side, ticketId: string, after: number): Promise<number>;
  /** Deletes the messages of a ticket; returns the keys of their files. */
  abstract deleteMessages(ticketId: string): Promise<string[]>;
}
