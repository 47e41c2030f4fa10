import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '@manette/contracts/http';
import type { ListedPayment, PaymentListQuery } from '@manette/contracts/payments';
import { decodeCursor, encodeCursor, FileStorage, isoTime, pageOf } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { paymentColumns, type PaymentRow } from '../payment-rows.js';
import { listedPaymentOf } from '../payment-view.js';

/** Returns the payments that have a payment card, the last changed first [LIF-037]. */
export class ListPayments extends Query<Page<ListedPayment>> {
  constructor(readonly list: PaymentListQuery) {
    super();
  }
}

interface ListedRow extends PaymentRow {
  total: string;
}

@QueryHandler(ListPayments)
export class ListPaymentsHandler implements IQueryHandler<ListPayments> {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: FileStorage,
  ) {}

  async execute({ list: { state, cursor, limit } }: ListPayments): Promise<Page<ListedPayment>> {
    const [time, id] = decodeCursor(cursor, ['time', 'id']) ?? [];
    const wanted = state ? sql`and c.state = ${state}` : sql``;
    const after = time === undefined ? sql`` : sql`and (c.updated_at, c.id) < (${time}, ${id}::uuid)`;
    const db = this.em.getKysely<object>();
    const counted = sql<{ total: string }>`
      select count(*) as total from payments.card c
        join orders.ticket_facts t on t.id = c.id and not t.is_deleted where true ${wanted}`;
    const { rows } = await sql<ListedRow>`
      select ${paymentColumns({ flags: true })}, (${counted}) as total
        from payments.card c
        join orders.ticket_facts t on t.id = c.id and not t.is_deleted
        left join identity.public_user u on u.id = t.client_id
       where true ${wanted} ${after}
       order by c.updated_at desc, c.id desc limit ${limit + 1}`.execute(db);
    const { items, nextCursor } = pageOf(rows, limit, (last) =>
      encodeCursor([isoTime(last.updated_at), last.id]),
    );
    // A page after the last payment has no row that holds the total.
    const total = rows[0]?.total ?? (after && (await counted.execute(db)).rows[0]?.total) ?? 0;
    return {
      items: items.map((row) => listedPaymentOf(row, this.storage)),
      nextCursor,
      total: Number(total),
    };
  }
}
