import * as z from 'zod/mini';
import { choice } from '../http/choice.js';
import { pageQuery } from '../http/page.js';
import { isoTime, uuid } from '../http/primitives.js';
import { PAYMENT_STATES } from '../orders/ticket-facts.js';
import { paymentView } from './payment.view.js';

/** `GET /payments` [LIF-037]. */
export const paymentListQuery = z.object({
  ...pageQuery,
  state: choice(PAYMENT_STATES, 'state is unknown'),
});
export type PaymentListQuery = z.infer<typeof paymentListQuery>;

/** A payment whose card is shown, as an entry of the administrators' list. */
export const listedPayment = z.extend(paymentView, {
  /** A deleted client shows as '[Deleted]'. */
  client: z.object({ _id: uuid, username: z.string() }),
  /** Whether one of its proofs has flags. */
  flagged: z.boolean(),
  updatedAt: isoTime,
});
export type ListedPayment = z.infer<typeof listedPayment>;

export const paymentsAnswer = z.object({
  payments: z.array(listedPayment),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
