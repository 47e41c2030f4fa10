import type { WebhookEvent } from '@manette/contracts/webhooks';
import type { ConsumerOptions } from '@manette/platform';
import { sql, type SqlBool } from 'kysely';

/**
 * Returns options of a consumer that needs an event only if an active webhook subscribes to one of the types.
 * Otherwise the event is not written for this consumer.
 */
export const ifWebhookSubscribes = (...types: WebhookEvent[]): ConsumerOptions => ({
  neededIf: () =>
    sql<SqlBool>`exists (select from webhooks.webhook where active and events && ${types}::text[])`,
});
