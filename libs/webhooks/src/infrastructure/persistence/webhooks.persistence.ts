import type { ContextPersistence } from '@manette/platform';

export const webhooksPersistence: ContextPersistence = { schema: 'webhooks', entities: [], migrations: [] };
