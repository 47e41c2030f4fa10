import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ItemRef } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import { validate } from 'uuid';
import { Message } from '../../domain/message.js';
import { AlreadyRequested } from '../../domain/ordering.errors.js';
import { otherSide, type Side } from '../../domain/actor.js';
import { MessageNotFound, TicketNotFound } from '../../domain/ticket.errors.js';
import { ticketNumber } from '../../domain/ticket-number.js';
import { Ticket } from '../../domain/ticket.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import type { TicketChanges } from '../../domain/ticket-changes.js';
import type { OrdersTables } from '../../application/orders.tables.js';

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
    const { rows } = await next.execute(this.db);
    return ticketNumber(rows[0]?.n ?? '');
  }

  async add(ticket: Ticket, changes: TicketChanges): Promise<void> {
    this.em.persist(ticket);
    try {
      await this.em.flush();
    } catch (error) {
      throw isSecondRequest(error) ? new AlreadyRequested() : error;
    }
    await this.save(ticket, changes);
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

  async save(_ticket: Ticket, { messages, entries }: TicketChanges): Promise<void> {
    this.em.persist([...messages, ...entries]);
    await this.em.flush();
  }

  async findOpenRequest(clientId: string, { kind, id }: ItemRef): Promise<string | null> {
    const request = this.open(clientId).where('item_kind', '=', kind).where('item_id', '=', id);
    return validate(id) ? ((await request.executeTakeFirst())?.id ?? null) : null;
  }

  async findImported(key: string): Promise<string | null> {
    const tickets = this.db.selectFrom('orders.ticket').select('id');
    return (await tickets.where('import_key', '=', key).executeTakeFirst())?.id ?? null;
  }

  async openTicketsOf(clientId: string): Promise<string[]> {
    return (await this.open(clientId).orderBy('id').execute()).map(({ id }) => id);
  }

  async ticketOf(messageId: string): Promise<string> {
    return (await this.message(messageId)).ticketId;
  }

  async message(id: string): Promise<Message> {
    const message = await this.em.findOne(Message, { id, deletedAt: null }, { refresh: true });
    if (!message) throw new MessageNotFound();
    return message;
  }

  countMessagesTo(side: Side, ticketId: string, after: number): Promise<number> {
    const said = { ticketId, senderSide: otherSide(side), position: { $gt: after }, deletedAt: null };
    return this.em.count(Message, said);
  }

  async deleteMessages(ticketId: string): Promise<string[]> {
    const withFile = { ticketId, fileKey: { $ne: null } };
    const files = await this.em.find(Message, withFile, { fields: ['fileKey'] });
    await this.em.nativeDelete(Message, { ticketId });
    return files.flatMap(({ fileKey }) => fileKey ?? []);
  }

  private open(clientId: string) {
    return this.db
      .selectFrom('orders.ticket')
      .select('id')
      .where('client_id', '=', clientId)
      .where('status', 'in', ['pending', 'in_progress'])
      .where('deleted_at', 'is', null);
  }

  private get db() {
    return this.em.getKysely<OrdersTables>();
  }
}
