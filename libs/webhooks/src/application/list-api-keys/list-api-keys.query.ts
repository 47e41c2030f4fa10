import { EntityManager } from '@mikro-orm/postgresql';
import type { ApiKeyView } from '@manette/contracts/webhooks';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { apiKeyViewOf, selectApiKeys } from '../api-key-view.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/** Returns all API keys, including revoked ones, the newest first [POC-082]. */
export class ListApiKeys extends Query<ApiKeyView[]> {}

@QueryHandler(ListApiKeys)
export class ListApiKeysHandler implements IQueryHandler<ListApiKeys> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<ApiKeyView[]> {
    const keys = selectApiKeys(this.em.getKysely<WebhooksTables>());
    const rows = await keys.orderBy('k.created_at', 'desc').orderBy('k.id', 'desc').execute();
    return rows.map(apiKeyViewOf);
  }
}
