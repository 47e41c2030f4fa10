import type { WebhookEvent } from '@manette/contracts/webhooks';
import type { ConsumerOptions } from '@manette/platform';
import { sql, type SqlBool } from 'kysely';

/** An event of no active webhook's choice leaves no trace. */
export const someWebhookHears = (...types: WebhookEvent[]): ConsumerOptions => ({
  heardIf: () =>
    sql<SqlBool>`exists (select from webhooks.webhook where active and events && ${types}::text[])`,
});
