import type { ContextPersistence } from '@manette/platform';
import { Webhooks001ApiKeys } from './migrations/webhooks-001-api-keys.js';
import { Webhooks010Webhooks } from './migrations/webhooks-010-webhooks.js';

export const webhooksPersistence: ContextPersistence = {
  schema: 'webhooks',
  entities: [],
  migrations: [
    { name: 'webhooks_001_api_keys', class: Webhooks001ApiKeys },
    { name: 'webhooks_010_webhooks', class: Webhooks010Webhooks },
  ],
};
