import type { ContextPersistence } from '@manette/platform';
import { Webhooks001ApiKeys } from './migrations/webhooks-001-api-keys.js';

export const webhooksPersistence: ContextPersistence = {
  schema: 'webhooks',
  entities: [],
  migrations: [{ name: 'webhooks_001_api_keys', class: Webhooks001ApiKeys }],
};
