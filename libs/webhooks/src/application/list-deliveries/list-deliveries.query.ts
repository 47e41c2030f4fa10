import type { Page } from '@manette/contracts/http';
import type { DeliveriesQuery, DeliveryView } from '@manette/contracts/webhooks';
import { decodeCursor, encodeCursor, pageOf } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { WebhookNotFound } from '../../domain/webhook.errors.js';
import { DELIVERY_COLUMNS, deliveryViewOf } from '../webhook-views.js';
import type { DeliveryRow, WebhooksTables } from '../webhooks.tables.js';

/** Returns the deliveries of a webhook, the newest first [POC-101]. */
export class ListDeliveries extends Query<Page<DeliveryView>> {
  constructor(
    readonly webhookId: string,
    readonly page: DeliveriesQuery,
  ) {
    super();
  }
}

type Listed = Pick<DeliveryRow, (typeof DELIVERY_COLUMNS)[number]>;

@QueryHandler(ListDeliveries)
export class ListDeliveriesHandler implements IQueryHandler<ListDeliveries> {
  constructor(private readonly em: EntityManager) {}

  /** @throws WebhookNotFound */
  async execute({ webhookId, page: { cursor, limit } }: ListDeliveries): Promise<Page<DeliveryView>> {
    const [at, id] = decodeCursor(cursor, ['time', 'id']) ?? [];
    const after = at === undefined ? sql`` : sql`and (created_at, id) < (${at}::timestamptz, ${id}::uuid)`;
    const { rows } = await sql<{ total: number; page: Listed[] }>`
      select (select count(*)::integer from webhooks.delivery d where d.webhook_id = w.id) as total,
        coalesce((select jsonb_agg(to_jsonb(d) order by d.created_at desc, d.id desc) from (
          select ${sql.join(DELIVERY_COLUMNS.map((name) => sql.ref(name)))} from webhooks.delivery
           where webhook_id = w.id ${after}
           order by created_at desc, id desc limit ${limit + 1}::integer) d), '[]') as page
        from webhooks.webhook w where w.id = ${webhookId}`.execute(this.em.getKysely<WebhooksTables>());
    const [found] = rows;
    if (!found) throw new WebhookNotFound();
    const cursorOf = (last: Listed) => encodeCursor([String(last.created_at), last.id]);
    const { items, nextCursor } = pageOf(found.page, limit, cursorOf);
    return { items: items.map(deliveryViewOf), nextCursor, total: found.total };
  }
}
