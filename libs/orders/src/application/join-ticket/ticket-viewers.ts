import type { Actor, Side } from '../../domain/actor.js';

/** Which sockets have which ticket open, over all processes: what arrives there is read as it arrives. */
export abstract class TicketViewers {
  abstract enter(socketId: string, ticketId: string, person: Actor): Promise<void>;
  /** Leaves one ticket, or all of them; answers the tickets that an administrator has left by this. */
  abstract leave(socketId: string, ticketId?: string): Promise<string[]>;
  /** The administrators who have the ticket open. */
  abstract administratorsAt(ticketId: string): Promise<{ _id: string; username: string }[]>;
  /** Whether somebody of that side has the ticket open. */
  abstract hasOpen(ticketId: string, side: Side): Promise<boolean>;
  /** Keeps the entries of these sockets alive. */
  abstract renew(socketIds: string[]): Promise<void>;
  /** Takes away the entries of processes that died; answers the sides that nobody else has a ticket open for. */
  abstract removeExpired(): Promise<ExpiredViewer[]>;
}

/** A side was believed to have a ticket open; what was said up to `deliveredUpTo` surely reached it. */
export interface ExpiredViewer {
  ticketId: string;
  side: Side;
  deliveredUpTo: number;
}
