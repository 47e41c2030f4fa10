import type { StockAlertView } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';

/** Returns the listings that a client waits for, the latest stock alert first [POC-111]. */
export class ListStockAlerts extends Query<StockAlertView[]> {
  constructor(readonly userId: string) {
    super();
  }
}

interface Row extends Pick<StockAlertView, 'kind' | '_id' | 'name'> {
  /** Milliseconds. */
  created: number;
}

@QueryHandler(ListStockAlerts)
export class ListStockAlertsHandler implements IQueryHandler<ListStockAlerts> {
  constructor(private readonly em: EntityManager) {}

  async execute({ userId }: ListStockAlerts): Promise<StockAlertView[]> {
    const { rows } = await sql<Row>`
      select s.kind, s.listing_id as "_id", coalesce(a.code_name, g.name) as name,
             (extract(epoch from s.created_at) * 1000)::float8 as created
        from catalog.stock_alert s
        left join catalog.account a on a.id = s.listing_id
        left join catalog.gift_card g on g.id = s.listing_id
       where s.user_id = ${userId} order by s.place desc`.execute(this.em.getKysely<unknown>());
    return rows.map(({ created, ...alert }) => ({ ...alert, createdAt: new Date(created).toISOString() }));
  }
}
