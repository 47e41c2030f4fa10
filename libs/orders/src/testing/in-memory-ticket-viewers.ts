import { TicketViewers, type ExpiredViewer } from '../application/ticket-viewers.js';
import type { Actor, Side } from '../domain/actor.js';

/** The sockets that have tickets open, in memory; they never expire. */
export class InMemoryTicketViewers extends TicketViewers {
  private entries: { socketId: string; ticketId: string; viewer: Actor }[] = [];

  async add(socketId: string, ticketId: string, viewer: Actor): Promise<void> {
    this.entries.push({ socketId, ticketId, viewer });
  }

  async remove(socketId: string, ticketId?: string): Promise<string[]> {
    const leaves = (entry: { socketId: string; ticketId: string }) =>
      entry.socketId === socketId && (!ticketId || entry.ticketId === ticketId);
    const left = this.entries.filter(leaves);
    this.entries = this.entries.filter((entry) => !leaves(entry));
    return left.filter(({ viewer }) => viewer.side === 'admin').map((entry) => entry.ticketId);
  }

  async administratorsAt(ticketId: string): Promise<{ _id: string; username: string }[]> {
    return this.at(ticketId, 'admin').map(({ viewer: { id } }) => ({ _id: id, username: id }));
  }

  async isViewing(side: Side, ticketId: string): Promise<boolean> {
    return this.at(ticketId, side).length > 0;
  }

  async renew(): Promise<void> {}

  async removeExpired(): Promise<ExpiredViewer[]> {
    return [];
  }

  private at(ticketId: string, side: Side) {
    return this.entries.filter((entry) => entry.ticketId === ticketId && entry.viewer.side === side);
  }
}
