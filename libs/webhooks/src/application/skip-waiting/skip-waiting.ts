import type { Kysely } from 'kysely';
import type { WebhooksTables } from '../webhooks.tables.js';

/** Skips the waiting deliveries of a disabled webhook [POC-097]. */
export async function skipWaiting(db: Kysely<WebhooksTables>, webhookId: string): Promise<void> {
  await db
    .updateTable('webhooks.delivery')
    .set({ status: 'skipped', next_attempt_at: null })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .execute();
}
