import { isClosed } from '@manette/contracts/orders';
import type { ItemRef } from '@manette/contracts/catalog';
import { otherSide, type Side } from '../domain/actor.js';
import { Message } from '../domain/message.js';
import { AlreadyRequested } from '../domain/ordering.errors.js';
import type { TicketChanges } from '../domain/ticket-changes.js';
import { MessageNotFound, TicketNotFound } from '../domain/ticket.errors.js';
import { ticketNumber } from '../domain/ticket-number.js';
import { Ticket } from '../domain/ticket.js';
import { TicketRepository } from '../domain/ticket.repository.js';
import type { TimelineEntry } from '../domain/timeline.js';

/** Tickets in memory. A locked ticket is a copy, so that changes that are not saved have no effect. */
export class InMemoryTicketRepository extends TicketRepository {
  readonly tickets = new Map<string, Ticket>();
  readonly messages = new Map<string, Message>();
  readonly entries: TimelineEntry[] = [];
  private numbers = 0;

  async nextNumber(): Promise<string> {
    return ticketNumber(++this.numbers);
  }

  async add(ticket: Ticket, changes: TicketChanges): Promise<void> {
    // Checks and writes synchronously, which has the effect of the unique index.
    if (ticket.itemId && this.openFor(ticket.clientId, ticket.itemId)) throw new AlreadyRequested();
    await this.save(ticket, changes);
  }

  async lock(id: string): Promise<Ticket> {
    const ticket = this.tickets.get(id);
    if (!ticket || ticket.deletedAt) throw new TicketNotFound();
    return Object.assign(new Ticket(), ticket);
  }

  find(id: string): Promise<Ticket> {
    return this.lock(id);
  }

  async findOpenRenewal(termId: string): Promise<string | null> {
    const isOpen = ({ status, renewalTermId }: Ticket) => renewalTermId === termId && !isClosed(status);
    return [...this.tickets.values()].find(isOpen)?.id ?? null;
  }

  async isHeld({ id }: ItemRef): Promise<boolean> {
    return [...this.tickets.values()].some(
      ({ itemId, holdMinutes }) => itemId === id && holdMinutes !== null,
    );
  }

  async ticketsHeldTo(time: Date): Promise<string[]> {
    const over = [...this.tickets.values()].filter(
      ({ holdExpiresAt }) => holdExpiresAt && holdExpiresAt <= time,
    );
    return over.map(({ id }) => id);
  }

  async save(ticket: Ticket, { messages, entries }: TicketChanges): Promise<void> {
    this.tickets.set(ticket.id, Object.assign(new Ticket(), ticket));
    for (const message of messages) this.messages.set(message.id, message);
    this.entries.push(...entries);
  }

  async findOpenRequest(clientId: string, { id }: ItemRef): Promise<string | null> {
    return this.openFor(clientId, id)?.id ?? null;
  }

  async findImported(key: string): Promise<string | null> {
    return [...this.tickets.values()].find(({ importKey }) => importKey === key)?.id ?? null;
  }

  async openTicketsOf(clientId: string): Promise<string[]> {
    return this.open(clientId).map(({ id }) => id);
  }

  async ticketOf(messageId: string): Promise<string> {
    return (await this.message(messageId)).ticketId;
  }

  async message(id: string): Promise<Message> {
    const message = this.messages.get(id);
    if (!message || message.deletedAt) throw new MessageNotFound();
    return message;
  }

  async countMessagesTo(side: Side, ticketId: string, after: number): Promise<number> {
    return this.messagesOf(ticketId).filter(
      ({ senderSide, position, deletedAt }) =>
        senderSide === otherSide(side) && position > after && !deletedAt,
    ).length;
  }

  async deleteMessages(ticketId: string): Promise<string[]> {
    const messages = this.messagesOf(ticketId);
    for (const { id } of messages) this.messages.delete(id);
    return messages.flatMap(({ fileKey }) => fileKey ?? []);
  }

  messagesOf(ticketId: string): Message[] {
    return [...this.messages.values()].filter((message) => message.ticketId === ticketId);
  }

  private openFor(clientId: string, item: string): Ticket | undefined {
    return this.open(clientId).find(({ itemId }) => itemId === item);
  }

  private open(clientId: string): Ticket[] {
    return [...this.tickets.values()].filter(
      (ticket) => ticket.clientId === clientId && !isClosed(ticket.status) && !ticket.deletedAt,
    );
  }
}
