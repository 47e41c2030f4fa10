import type { DeliveryView } from '@manette/contracts/webhooks';
import { newId } from '@manette/platform';

export interface Told {
  /** The same whenever the event is told again. */
  eventId: string;
  type: DeliveryView['type'];
  data: object;
  /** What first attempts are kept in order for: a ticket. */
  subject?: string;
}

/** A row that is due at once, with the very body that each attempt sends. */
export const newDelivery = (webhookId: string, { eventId, type, data, subject }: Told, now: Date) => ({
  id: newId(),
  webhook_id: webhookId,
  event_id: eventId,
  type,
  subject: subject ?? null,
  body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
  next_attempt_at: now,
  created_at: now,
});
