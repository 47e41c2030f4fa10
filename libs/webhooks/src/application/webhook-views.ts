import type { DeliveryView, WebhookView } from '@manette/contracts/webhooks';
import { isoTime } from '@manette/platform';
import type { DeliveryRow, WebhookRow } from './webhooks.tables.js';

/** Returns a webhook without its secret [POC-089]. */
export const webhookViewOf = (row: Omit<WebhookRow, 'secret' | 'kid' | 'failing_since'>): WebhookView => ({
  _id: row.id,
  url: row.url,
  events: row.events,
  active: row.active,
  disabledReason: row.disabled_reason,
  createdAt: isoTime(row.created_at),
});

/** [POC-101] */
export const deliveryViewOf = (
  row: Omit<DeliveryRow, 'webhook_id' | 'event_id' | 'subject'>,
): DeliveryView => ({
  _id: row.id,
  type: row.type,
  createdAt: isoTime(row.created_at),
  status: row.status,
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at === null ? null : isoTime(row.next_attempt_at),
  body: JSON.parse(row.body) as DeliveryView['body'],
});

/** The columns of a webhook's view. */
export const WEBHOOK_COLUMNS = ['id', 'url', 'events', 'active', 'disabled_reason', 'created_at'] as const;
/** The columns of a delivery's view. */
export const DELIVERY_COLUMNS = [
  'id',
  'type',
  'created_at',
  'status',
  'attempts',
  'next_attempt_at',
  'body',
] as const;
