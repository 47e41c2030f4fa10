import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ItemRef } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import { Message } from '../../domain/message.js';
import { AlreadyRequested } from '../../domain/ordering.errors.js';
import { MessageNotFound, TicketNotFound } from '../../domain/ticket.errors.js';
import { ticketNumber } from '../../domain/ticket-number.js';
import { Ticket } from '../../domain/ticket.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import type { Trace } from '../../domain/trace.js';

const OPEN = ['pending', 'in_progress'] as const;
const OPEN_REQUEST_INDEX = 'ticket_open_request';

const isSecondRequest = (error: unknown): boolean =>
  error instanceof UniqueConstraintViolationException && error.message.includes(OPEN_REQUEST_INDEX);

/** Tickets in PostgreSQL. Writes are flushed at once, so that statements after them see them. */
@Injectable()
export class MikroTicketRepository extends TicketRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async nextNumber(): Promise<string> {
    const next = sql<{ n: string }>`select nextval('orders.ticket_number') as n`;
    const { rows } = await next.execute(this.em.getKysely<unknown>());
    return ticketNumber(rows[0]?.n ?? '');
  }

  async add(ticket: Ticket, trace: Trace): Promise<void> {
    this.em.persist(ticket);
    try {
      await this.em.flush();
    } catch (error) {
      throw isSecondRequest(error) ? new AlreadyRequested() : error;
    }
    await this.keep(ticket, trace);
  }

  async lock(id: string): Promise<Ticket> {
    const where = { id, deletedAt: null };
    const ticket = await this.em.findOne(Ticket, where, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!ticket) throw new TicketNotFound();
    return ticket;
  }

  async keep(_ticket: Ticket, { messages, entries }: Trace): Promise<void> {
    this.em.persist([...messages, ...entries]);
    await this.em.flush();
  }

  async openRequest(clientId: string, { kind, id }: ItemRef): Promise<string | null> {
    const request = { clientId, itemKind: kind, itemId: id, status: { $in: [...OPEN] }, deletedAt: null };
    const [found] = await this.em.find(Ticket, request, { fields: ['id'], limit: 1 });
    return found?.id ?? null;
  }

  async imported(clientId: string, subject: string, createdAt: Date): Promise<string | null> {
    const [found] = await this.em.find(
      Ticket,
      { clientId, subject, createdAt },
      { fields: ['id'], limit: 1 },
    );
    return found?.id ?? null;
  }

  async openOf(clientId: string): Promise<string[]> {
    const open = { clientId, status: { $in: [...OPEN] }, deletedAt: null };
    const found = await this.em.find(Ticket, open, { fields: ['id'], orderBy: { id: 'asc' } });
    return found.map(({ id }) => id);
  }

  async ticketOf(messageId: string): Promise<string> {
    return (await this.message(messageId)).ticketId;
  }

  async message(id: string): Promise<Message> {
    const message = await this.em.findOne(Message, { id, deletedAt: null }, { refresh: true });
    if (!message) throw new MessageNotFound();
    return message;
  }

  async forget(ticketId: string): Promise<string[]> {
    const withFile = { ticketId, fileKey: { $ne: null } };
    const files = await this.em.find(Message, withFile, { fields: ['fileKey'] });
    await this.em.nativeDelete(Message, { ticketId });
    return files.flatMap(({ fileKey }) => fileKey ?? []);
  }
}
