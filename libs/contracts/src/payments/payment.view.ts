import * as z from 'zod/mini';
import { isoTime, money, uuid } from '../http/primitives.js';
import { PAYMENT_STATES } from '../orders/ticket-facts.js';
import { paymentMethodView } from './method.js';
import { PROOF_STATES } from './proof.js';

export const FLAG_KINDS = ['same_file', 'same_transaction', 'similar_image'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** A similarity of a proof to a proof of another ticket [LIF-031..LIF-035]. */
export const proofFlag = z.object({
  kind: z.enum(FLAG_KINDS),
  ticketId: uuid,
  ticketNumber: z.string(),
});
export type ProofFlag = z.infer<typeof proofFlag>;

/** A proof of payment; the name of its method is the name at the time when the proof was sent. */
export const proofView = z.object({
  _id: uuid,
  state: z.enum(PROOF_STATES),
  method: z.object({ _id: uuid, name: z.object({ en: z.string(), ar: z.string() }) }),
  /** The amount, in the currency of the payment card. */
  amount: z.number(),
  transactionNumber: z.string(),
  /** A short-lived signed URL of the file; null after the file of a deleted user was removed. */
  fileUrl: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** The reason for a rejection. */
  reason: z.nullable(z.string()),
  createdAt: isoTime,
  decidedAt: z.nullable(isoTime),
  /** Only for administrators. */
  flags: z.optional(z.array(proofFlag)),
});
export type ProofView = z.infer<typeof proofView>;

/** The payment of an order [LIF-022]. */
export const paymentView = z.object({
  ticketId: uuid,
  ticketNumber: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** The amount to pay; null until the card is shown. */
  amount: z.nullable(money),
  /** The reference that the client states when paying: the ticket's number. */
  reference: z.string(),
  /** The active methods, oldest first. */
  methods: z.array(paymentMethodView),
  /** Newest first. */
  proofs: z.array(proofView),
});
export type PaymentView = z.infer<typeof paymentView>;
export const paymentAnswer = z.object({ payment: paymentView });
