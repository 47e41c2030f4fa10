import { EntityManager } from '@mikro-orm/postgresql';
import {
  GetShopSettings,
  GetTicketFacts,
  type ShopSettings,
  type TicketFacts,
} from '@manette/contracts/orders';
import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Money } from '@manette/contracts/http';
import { ReceiptNotFound } from '../../domain/payment.errors.js';
import type { Person } from '../person.js';
import { ReceiptPrinter, type Receipt } from './receipt.js';

export interface PrintedReceipt {
  ticketNumber: string;
  pdf: Buffer;
}

/**
 * Returns the receipt of a completed order, for its client and administrators; a null reader is the product itself
 * [LIF-040].
 */
export class PrintReceipt extends Query<PrintedReceipt> {
  constructor(
    readonly ticketId: string,
    readonly reader: Person | null,
  ) {
    super();
  }
}

interface ReceiptRow {
  subject: string;
  client: string | null;
  card_amount: string | null;
  card_currency: Money['currency'] | null;
  method_en: string | null;
  method_ar: string | null;
  transaction_number: string | null;
}

@QueryHandler(PrintReceipt)
export class PrintReceiptHandler implements IQueryHandler<PrintReceipt> {
  private readonly timezone: string;

  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly printer: ReceiptPrinter,
    @Inject(APP_CONFIG) { store }: AppConfig,
  ) {
    this.timezone = store.timezone;
  }

  /** @throws ReceiptNotFound, and the refusals of `GetTicketFacts` */
  async execute({ ticketId, reader }: PrintReceipt): Promise<PrintedReceipt> {
    const asked = new GetTicketFacts(ticketId, { user: reader, allowed: 'both' });
    const facts = await this.queries.execute<GetTicketFacts, TicketFacts>(asked);
    const isSold = facts.item ?? facts.renewal ?? (facts.payment === 'accepted' || null);
    if (facts.status !== 'completed' || !isSold) throw new ReceiptNotFound();
    const settings = await this.queries.execute<GetShopSettings, ShopSettings>(new GetShopSettings());
    const row = await this.read(facts.id);
    return {
      ticketNumber: facts.number,
      pdf: await this.printer.print(this.receiptOf(facts, settings, row)),
    };
  }

  private async read(ticketId: string): Promise<ReceiptRow> {
    const { rows } = await sql<ReceiptRow>`
      select t.subject, u.username as client, c.amount as card_amount, c.currency as card_currency,
             p.method_en, p.method_ar, p.transaction_number
        from orders.ticket_facts t
        left join identity.public_user u on u.id = t.client_id
        left join payments.card c on c.id = t.id
        left join payments.proof p on p.ticket_id = t.id and p.state = 'accepted'
       where t.id = ${ticketId}`.execute(this.em.getKysely<object>());
    if (!rows[0]) throw new ReceiptNotFound();
    return rows[0];
  }

  private receiptOf(
    { number, item, renewal, closedAt, createdAt }: TicketFacts,
    { receiptName: name, receiptDetails: details }: ShopSettings,
    row: ReceiptRow,
  ): Receipt {
    const card = row.card_currency && { amount: Number(row.card_amount), currency: row.card_currency };
    return {
      ticketNumber: number,
      shop: { name, details },
      at: (closedAt ?? createdAt).toISOString(),
      timezone: this.timezone,
      client: row.client,
      item: item
        ? { kind: 'item', name: item.name }
        : renewal
          ? { kind: 'renewal', name: renewal.codeName }
          : { kind: 'subject', name: row.subject },
      amount: card ?? item?.price ?? renewal?.price ?? null,
      payment:
        row.method_en !== null && row.method_ar !== null && row.transaction_number !== null
          ? { method: { en: row.method_en, ar: row.method_ar }, transactionNumber: row.transaction_number }
          : null,
    };
  }
}
