import type { TableOf } from '@manette/platform';
import type { ApiKey } from '../domain/api-key.js';

/** The tables as Kysely sees them; `identity.*` are views that identity publishes for other contexts. */
export interface WebhooksTables {
  'webhooks.api_key': TableOf<ApiKey>;
  'identity.public_user': { id: string; username: string };
  'identity.active_administrator': { id: string; username: string; has_second_step: boolean };
}
