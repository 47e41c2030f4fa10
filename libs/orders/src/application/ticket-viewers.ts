import type { Actor, Side } from '../domain/actor.js';

/** The sockets of all processes that have a ticket open. A message that arrives meanwhile counts as read immediately. */
export abstract class TicketViewers {
  abstract add(socketId: string, ticketId: string, viewer: Actor): Promise<void>;
  /** Removes a socket from one ticket, or from all. Returns the tickets that the socket of an administrator left. */
  abstract remove(socketId: string, ticketId?: string): Promise<string[]>;
  /** The administrators who have the ticket open. */
  abstract administratorsAt(ticketId: string): Promise<{ _id: string; username: string }[]>;
  /** Whether a user of that side has the ticket open. */
  abstract isViewing(side: Side, ticketId: string): Promise<boolean>;
  /** Renews the entries of these sockets, which otherwise expire. */
  abstract renew(socketIds: string[]): Promise<void>;
  /** Removes the entries of processes that died. Returns the sides of tickets for which no other entry is left. */
  abstract removeExpired(): Promise<ExpiredViewer[]>;
}

/** A side that counted as viewing a ticket. It has received all messages up to the position `deliveredUpTo`. */
export interface ExpiredViewer {
  ticketId: string;
  side: Side;
  deliveredUpTo: number;
}
