import type { Actor, Side } from '../domain/actor.js';

/** Which sockets have which ticket open, over all processes: a message that arrives there is read at once. */
export abstract class TicketViewers {
  abstract add(socketId: string, ticketId: string, viewer: Actor): Promise<void>;
  /** Removes a socket from one ticket, or from all; returns the tickets that an administrator has left by this. */
  abstract remove(socketId: string, ticketId?: string): Promise<string[]>;
  /** The administrators who have the ticket open. */
  abstract administratorsAt(ticketId: string): Promise<{ _id: string; username: string }[]>;
  /** Whether a user of that side has the ticket open. */
  abstract isViewing(side: Side, ticketId: string): Promise<boolean>;
  /** Renews the entries of these sockets, which otherwise expire. */
  abstract renew(socketIds: string[]): Promise<void>;
  /** Removes the entries of processes that died; returns the sides for which no other entry of a ticket is left. */
  abstract removeExpired(): Promise<ExpiredViewer[]>;
}

/** A side that counted as viewing a ticket. The messages up to the position `deliveredUpTo` surely reached it. */
export interface ExpiredViewer {
  ticketId: string;
  side: Side;
  deliveredUpTo: number;
}
