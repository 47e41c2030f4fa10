import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ItemRef } from '@manette/contracts/catalog';
import {
  EntityRows,
  runTogether,
  SharedCall,
  statementsOf,
  writeLate,
  type BulkWrite,
} from '@manette/platform';
import { sql, type RawBuilder } from 'kysely';
import { validate } from 'uuid';
import { Message } from '../../domain/message.js';
import { AlreadyRequested } from '../../domain/ordering.errors.js';
import { otherSide, type Side } from '../../domain/actor.js';
import { MessageNotFound, TicketNotFound } from '../../domain/ticket.errors.js';
import { ticketNumber } from '../../domain/ticket-number.js';
import { Ticket } from '../../domain/ticket.js';
import { TimelineEntry } from '../../domain/timeline.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import type { TicketChanges } from '../../domain/ticket-changes.js';
import type { OrdersTables } from '../../application/orders.tables.js';

const OPEN_REQUEST_INDEX = 'ticket_open_request';

const isSecondRequest = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === OPEN_REQUEST_INDEX;

/**
 * Tickets in PostgreSQL. A new ticket is written by the last statement of its unit of work. Each change is one
 * statement, executed immediately, so that later statements see it.
 */
@Injectable()
export class MikroTicketRepository extends TicketRepository {
  private readonly tickets: EntityRows<Ticket>;
  private readonly messages: EntityRows<Message>;
  private readonly entries: EntityRows<TimelineEntry>;
  private readonly numbers = new SharedCall<void, string>(({ length }) => this.nextNumbers(length));

  constructor(private readonly em: EntityManager) {
    super();
    this.tickets = new EntityRows(em, Ticket);
    this.messages = new EntityRows(em, Message);
    this.entries = new EntityRows(em, TimelineEntry);
  }

  nextNumber(): Promise<string> {
    return this.numbers.add(undefined);
  }

  add(ticket: Ticket, changes: TicketChanges): Promise<void> {
    writeLate({
      write: this.tickets.insertion([ticket]),
      refusalOf: (error) => (isSecondRequest(error) ? new AlreadyRequested() : undefined),
    });
    for (const write of this.additions(changes)) writeLate({ write });
    return Promise.resolve();
  }

  lock(id: string): Promise<Ticket> {
    return this.read(sql<object>`select ${this.tickets.columns} from orders.ticket
      where id = ${id} and deleted_at is null for update`);
  }

  find(id: string): Promise<Ticket> {
    return this.read(sql<object>`select ${this.tickets.columns} from orders.ticket
      where id = ${id} and deleted_at is null`);
  }

  async save(ticket: Ticket, changes: TicketChanges): Promise<void> {
    const update = this.tickets.update(ticket);
    await runTogether(this.db, [...(update ? [update] : []), ...statementsOf(this.additions(changes))]);
    // A deleted message was read through the entity manager, which must write its changes.
    await this.em.flush();
  }

  async findOpenRequest(clientId: string, { kind, id }: ItemRef): Promise<string | null> {
    const request = this.openOf(clientId).where('item_kind', '=', kind).where('item_id', '=', id);
    return validate(id) ? ((await request.executeTakeFirst())?.id ?? null) : null;
  }

  async findOpenRenewal(termId: string): Promise<string | null> {
    const renewal = this.open().where('renewal_term_id', '=', termId);
    return (await renewal.executeTakeFirst())?.id ?? null;
  }

  async isHeld({ kind, id }: ItemRef): Promise<boolean> {
    const held = this.open().where('hold_expires_at', 'is not', null);
    const ticket = await held.where('item_kind', '=', kind).where('item_id', '=', id).executeTakeFirst();
    return ticket !== undefined;
  }

  async ticketsHeldTo(time: Date, most: number): Promise<string[]> {
    const over = this.db.selectFrom('orders.ticket').select('id').where('hold_expires_at', '<=', time);
    return (await over.orderBy('hold_expires_at').limit(most).execute()).map(({ id }) => id);
  }

  async findImported(key: string): Promise<string | null> {
    const tickets = this.db.selectFrom('orders.ticket').select('id');
    return (await tickets.where('import_key', '=', key).executeTakeFirst())?.id ?? null;
  }

  async openTicketsOf(clientId: string): Promise<string[]> {
    return (await this.openOf(clientId).orderBy('id').execute()).map(({ id }) => id);
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

  private async nextNumbers(count: number): Promise<string[]> {
    const next = sql<{ n: string }>`select nextval('orders.ticket_number') as n
      from generate_series(1, ${count}::int)`;
    const { rows } = await next.execute(this.db);
    return rows.map(({ n }) => ticketNumber(n));
  }

  private additions({ messages, entries }: TicketChanges): BulkWrite[] {
    return [
      ...(messages.length ? [this.messages.insertion(messages)] : []),
      ...(entries.length ? [this.entries.insertion(entries)] : []),
    ];
  }

  private async read(select: RawBuilder<object>): Promise<Ticket> {
    const { rows } = await select.execute(this.db);
    if (!rows[0]) throw new TicketNotFound();
    return this.tickets.entityOf(rows[0]);
  }

  private open() {
    return this.db
      .selectFrom('orders.ticket')
      .select('id')
      .where('status', 'in', ['pending', 'in_progress'])
      .where('deleted_at', 'is', null);
  }

  private openOf(clientId: string) {
    return this.open().where('client_id', '=', clientId);
  }

  private get db() {
    return this.em.getKysely<OrdersTables>();
  }
}
