import type { DeliveryStatus, DeliveryView, DisabledReason, WebhookEvent } from '@manette/contracts/webhooks';
import type { TableOf } from '@manette/platform';
import type { Generated } from 'kysely';
import type { ApiKey } from '../domain/api-key.js';

/** The tables for Kysely; `identity.*` are views that identity publishes for other contexts. */
export interface WebhooksTables {
  'webhooks.api_key': TableOf<ApiKey>;
  'webhooks.webhook': WebhookRow;
  'webhooks.delivery': DeliveryTable;
  'identity.public_user': { id: string; username: string };
  'identity.active_administrator': { id: string; username: string; has_second_step: boolean };
}

export interface WebhookRow {
  id: string;
  url: string;
  events: WebhookEvent[];
  active: boolean;
  disabled_reason: DisabledReason | null;
  secret: Buffer;
  kid: string | null;
  failing_since: Date | string | null;
  created_at: Date | string;
}

export interface DeliveryRow {
  id: string;
  webhook_id: string;
  event_id: string;
  type: DeliveryView['type'];
  subject: string | null;
  body: string;
  status: DeliveryStatus;
  attempts: DeliveryView['attempts'];
  next_attempt_at: Date | string | null;
  created_at: Date | string;
}

interface DeliveryTable extends Omit<DeliveryRow, 'status' | 'attempts'> {
  position: Generated<string>;
  status: Generated<DeliveryStatus>;
  attempts: Generated<DeliveryView['attempts']>;
  round: Generated<number>;
  tries: Generated<number>;
}
