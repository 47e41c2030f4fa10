import * as z from 'zod/mini';
import { reason } from '../http/reason.js';
import { shape } from '../http/text.js';
import { amountDue } from './amount-due.js';

export const PROOF_STATES = ['submitted', 'accepted', 'rejected'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

export const CHOOSE_METHOD = 'Choose a payment method';
export const FILE_REQUIRED = 'A file is required';
export const TRANSACTION_LENGTH = { min: 4, max: 64 };

const TRANSACTION = 'Transaction number must be 4 to 64 letters or digits';
/** Invisible marks for the direction of text, which numbers copied from Arabic apps contain. */
const INVISIBLE = /\p{Cf}/gu;

const transactionNumber = z.string(TRANSACTION).check(
  z.overwrite((given) => given.replace(INVISIBLE, '')),
  z.trim(),
  z.minLength(TRANSACTION_LENGTH.min, TRANSACTION),
  z.maxLength(TRANSACTION_LENGTH.max, TRANSACTION),
  shape(/^[\p{L}\p{Nd} \-/._]*$/u, TRANSACTION),
  shape(/[\p{L}\p{Nd}]/u, TRANSACTION),
);

/** The fields that accompany the file of `POST /payments/tickets/{ticketId}/proofs` [LIF-024, LIF-025]. */
export const proofFields = z.object({
  methodId: z.uuid(CHOOSE_METHOD),
  amount: amountDue,
  transactionNumber,
});
export type ProofFields = z.infer<typeof proofFields>;

/** `POST /payments/proofs/{id}/reject` [LIF-010, LIF-027]. */
export const proofRejection = z.object({ reason });
export type ProofRejection = z.infer<typeof proofRejection>;
