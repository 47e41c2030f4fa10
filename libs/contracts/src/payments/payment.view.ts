import * as z from 'zod/mini';
import { isoTime, money, uuid } from '../http/primitives.js';
import { PAYMENT_STATES } from '../orders/ticket-facts.js';
import { paymentMethodView } from './method.js';
import { PROOF_STATES } from './proof.js';

export const FLAG_KINDS = ['same_file', 'same_transaction', 'similar_image'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** What a proof shares with a proof of another ticket [LIF-031..LIF-035]. */
export const proofFlag = z.object({
  kind: z.enum(FLAG_KINDS),
  ticketId: uuid,
  ticketNumber: z.string(),
});
export type ProofFlag = z.infer<typeof proofFlag>;

/** A proof of payment; its method's name is the one that it had when the proof was sent. */
export const proofView = z.object({
  _id: uuid,
  state: z.enum(PROOF_STATES),
  method: z.object({ _id: uuid, name: z.object({ en: z.string(), ar: z.string() }) }),
  /** In the currency of the card. */
  amount: z.number(),
  transactionNumber: z.string(),
  /** Short-lived signed address of the file; null once the file of a deleted person was removed. */
  fileUrl: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  createdAt: isoTime,
  decidedAt: z.nullable(isoTime),
  /** For administrators alone. */
  flags: z.optional(z.array(proofFlag)),
});
export type ProofView = z.infer<typeof proofView>;

/** The payment of an order [LIF-022]. */
export const paymentView = z.object({
  ticketId: uuid,
  ticketNumber: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** Null until the card is shown. */
  amount: z.nullable(money),
  /** What the client names when paying: the ticket's number. */
  reference: z.string(),
  /** The active ones, oldest first. */
  methods: z.array(paymentMethodView),
  /** Newest first. */
  proofs: z.array(proofView),
});
export type PaymentView = z.infer<typeof paymentView>;
export const paymentAnswer = z.object({ payment: paymentView });
