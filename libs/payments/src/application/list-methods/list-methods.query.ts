import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '@manette/contracts/http';
import type { PaymentMethodQuery, PaymentMethodView } from '@manette/contracts/payments';
import { decodeCursor, encodeCursor, isoTime, pageOf } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { methodViewOf } from '../method-view.js';
import type { PaymentsTables } from '../payments.tables.js';

/** Returns the payment methods, the oldest first: the active ones, or all of them [LIF-019]. */
export class ListMethods extends Query<Page<PaymentMethodView>> {
  constructor(
    readonly list: PaymentMethodQuery,
    readonly inactive: boolean,
  ) {
    super();
  }
}

@QueryHandler(ListMethods)
export class ListMethodsHandler implements IQueryHandler<ListMethods> {
  constructor(private readonly em: EntityManager) {}

  async execute({ list: { cursor, limit }, inactive }: ListMethods): Promise<Page<PaymentMethodView>> {
    const [time, id] = decodeCursor(cursor, ['time', 'id']) ?? [];
    let matching = this.em.getKysely<PaymentsTables>().selectFrom('payments.method as m');
    if (!inactive) matching = matching.where('m.active', '=', true);
    const counted = matching.select((eb) => eb.fn.countAll<string>().as('total'));
    let page = matching.selectAll('m').select(counted.as('total'));
    if (time !== undefined) page = page.where(sql<boolean>`(m.created_at, m.id) > (${time}, ${id}::uuid)`);
    const rows = await page
      .orderBy('m.created_at')
      .orderBy('m.id')
      .limit(limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, limit, (last) =>
      encodeCursor([isoTime(last.created_at), last.id]),
    );
    // A page after the last method has no row that holds the total.
    const total = rows[0]?.total ?? (time && (await counted.executeTakeFirst())?.total) ?? 0;
    return { items: items.map(methodViewOf), nextCursor, total: Number(total) };
  }
}
