import type { WebhookView } from '@manette/contracts/webhooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { WEBHOOK_COLUMNS, webhookViewOf } from '../webhook-views.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/** Returns all webhooks, the newest first. */
export class ListWebhooks extends Query<WebhookView[]> {}

@QueryHandler(ListWebhooks)
export class ListWebhooksHandler implements IQueryHandler<ListWebhooks> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<WebhookView[]> {
    const webhooks = this.em.getKysely<WebhooksTables>().selectFrom('webhooks.webhook');
    const rows = await webhooks
      .select(WEBHOOK_COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(webhookViewOf);
  }
}
