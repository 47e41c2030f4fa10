import type { WebhookView } from '@manette/contracts/webhooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { WebhookNotFound } from '../../domain/webhook.errors.js';
import { WEBHOOK_COLUMNS, webhookViewOf } from '../webhook-views.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/** Returns one webhook. */
export class ReadWebhook extends Query<WebhookView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ReadWebhook)
export class ReadWebhookHandler implements IQueryHandler<ReadWebhook> {
  constructor(private readonly em: EntityManager) {}

  /** @throws WebhookNotFound */
  async execute({ id }: ReadWebhook): Promise<WebhookView> {
    const webhooks = this.em.getKysely<WebhooksTables>().selectFrom('webhooks.webhook');
    const row = await webhooks.select(WEBHOOK_COLUMNS).where('id', '=', id).executeTakeFirst();
    if (!row) throw new WebhookNotFound();
    return webhookViewOf(row);
  }
}
