import * as z from 'zod/mini';
import { pageQuery } from '../http/page.js';
import { isoTime, uuid } from '../http/primitives.js';

/** The events to which webhooks can subscribe (pocket.md, section 9). */
export const WEBHOOK_EVENTS = [
  'ticket.opened',
  'ticket.completed',
  'ticket.cancelled',
  'ticket.message',
  'listing.created',
  'listing.updated',
  'listing.out_of_stock',
  'listing.deleted',
  'user.registered',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that a webhook receives on demand, as a test. */
export const WEBHOOK_TEST = 'webhook.test';

/** The reasons why a webhook was disabled automatically: its receiver responded that it is gone, or failed for days. */
export const DISABLED_REASONS = ['gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed', 'skipped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const INVALID_WEBHOOK_URL = 'The address must be public and start with https://';

const address = z.string(INVALID_WEBHOOK_URL).check(z.maxLength(1000, INVALID_WEBHOOK_URL));
const events = z.array(z.enum(WEBHOOK_EVENTS, 'Unknown event'), 'Choose at least one event').check(
  z.minLength(1, 'Choose at least one event'),
  z.maxLength(WEBHOOK_EVENTS.length, 'Choose each event once'),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each event once'),
);
const active = z.boolean('active must be true or false');

/** `POST /webhooks`; the server also checks the address. */
export const webhookFields = z.object({ url: address, events, active: z._default(active, true) });
export type WebhookFields = z.infer<typeof webhookFields>;

/** `PUT /webhooks/{id}`: absent fields stay. */
export const webhookChanges = z.object({
  url: z.optional(address),
  events: z.optional(events),
  active: z.optional(active),
});
export type WebhookChanges = z.infer<typeof webhookChanges>;

export const webhookView = z.object({
  _id: uuid,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z.boolean(),
  /** The reason if the webhook was disabled because of its receiver, otherwise null. */
  disabledReason: z.nullable(z.enum(DISABLED_REASONS)),
  createdAt: isoTime,
});
export type WebhookView = z.infer<typeof webhookView>;

export const webhookAnswer = z.object({ webhook: webhookView });
export const webhooksAnswer = z.object({ webhooks: z.array(webhookView) });
export type WebhooksAnswer = z.infer<typeof webhooksAnswer>;
/** `secret` signs the requests to the webhook. It is returned only in this response. */
export const newWebhookAnswer = z.object({ webhook: webhookView, secret: z.nullable(z.string()) });
export type NewWebhookAnswer = z.infer<typeof newWebhookAnswer>;

export const attemptView = z.object({
  at: isoTime,
  /** The duration in milliseconds. */
  durationMs: z.number(),
  /** The HTTP status of the response; null if there was none. */
  status: z.nullable(z.number()),
  error: z.nullable(z.enum(['timeout', 'connection failed', 'address not allowed'])),
  /** The first 1,000 characters of the response. */
  answer: z.nullable(z.string()),
});
export type AttemptView = z.infer<typeof attemptView>;

/** The body that receivers get. */
const sentBody = z.object({
  type: z.string(),
  timestamp: isoTime,
  data: z.record(z.string(), z.unknown()),
});

export const deliveryView = z.object({
  _id: uuid,
  type: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  createdAt: isoTime,
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.array(attemptView),
  nextAttemptAt: z.nullable(isoTime),
  body: sentBody,
});
export type DeliveryView = z.infer<typeof deliveryView>;

/** `GET /webhooks/{id}/deliveries`, newest first. */
export const deliveriesQuery = z.object(pageQuery);
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;

export const deliveryAnswer = z.object({ delivery: deliveryView });
export const deliveriesAnswer = z.object({
  deliveries: z.array(deliveryView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
export const webhookDeletedAnswer = z.object({ message: z.string() });
