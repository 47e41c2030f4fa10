import * as z from 'zod/mini';
import { reason } from '../http/reason.js';
import { isoTime, uuid } from '../http/primitives.js';
import { LANGUAGES } from '../identity/language.js';
import { DELIVERY_STATES } from '../orders/ticket-facts.js';

/** How long a page shows the content of a delivery. */
export const HIDE_AFTER_SECONDS = 60;

/** The IP address and session of an action, only for administrators. */
const origin = { address: z.optional(z.nullable(z.string())), session: z.optional(z.nullable(z.string())) };

/** The rules that the client accepts before a delivery is shown: the current rules, or the version that was accepted. */
export const rulesView = z.object({
  /** A service, or `giftcard`. */
  key: z.string(),
  version: z.number(),
  en: z.array(z.string()),
  ar: z.array(z.string()),
});

/** A delivery, without its content [LIF-055]. */
export const deliveryView = z.object({
  _id: uuid,
  ticketId: uuid,
  ticketNumber: z.string(),
  state: z.enum(DELIVERY_STATES),
  rules: rulesView,
  acknowledgement: z.nullable(
    z.object({ version: z.number(), language: z.enum(LANGUAGES), at: isoTime, ...origin }),
  ),
  /** Oldest first. A deleted user is '[Deleted]'. */
  reveals: z.array(
    z.object({ at: isoTime, by: z.enum(['client', 'admin']), username: z.string(), ...origin }),
  ),
  /** Null before the first reveal. */
  expiresAt: z.nullable(isoTime),
  replacements: z.array(z.object({ at: isoTime, reason: z.string() })),
  createdAt: isoTime,
});
export type DeliveryView = z.infer<typeof deliveryView>;
export const deliveryAnswer = z.object({ delivery: deliveryView });

/** `POST /deliveries/{id}/acknowledge` [LIF-056]. */
export const acknowledgeSchema = z.object({
  rulesVersion: z
    .number('rulesVersion must be a whole number')
    .check(z.int('rulesVersion must be a whole number')),
  language: z.enum(LANGUAGES, 'Language must be en or ar'),
});
export type AcknowledgeInput = z.infer<typeof acknowledgeSchema>;

/** `POST /deliveries/{id}/replace`, `…/extend`, `…/reveal-as-admin`. */
export const deliveryReason = z.object({ reason });
export type DeliveryReason = z.infer<typeof deliveryReason>;

/** The decrypted content of an item of the vault. Only the response of a reveal contains it [LIF-064]. */
export const secretView = z.union([
  z.object({ code: z.string() }),
  z.object({ address: z.string(), password: z.string(), secondStep: z.nullable(z.string()) }),
]);
export type SecretView = z.infer<typeof secretView>;

export const revealAnswer = z.object({
  secret: secretView,
  hideAfterSeconds: z.literal(HIDE_AFTER_SECONDS),
  expiresAt: isoTime,
});
export type RevealView = z.infer<typeof revealAnswer>;
export const secretAnswer = z.object({ secret: secretView });
