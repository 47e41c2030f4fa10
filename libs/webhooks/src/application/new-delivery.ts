import type { DeliveryView } from '@manette/contracts/webhooks';
import { newId } from '@manette/platform';

export interface Told {
  /** Stays the same when the event is consumed again. */
  eventId: string;
  type: DeliveryView['type'];
  data: object;
  /** The id of a ticket: first attempts of deliveries with the same subject are made in the order of their events. */
  subject?: string;
}

/** Returns the row of a delivery that is due immediately, with the exact body that every attempt sends. */
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
