import * as z from 'zod/mini';

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A key a client sends with a write so that sending it twice does it once (contract, section 2). */
export const idempotencyKeySchema = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible characters'));

/** Said when the process died between a change and its answer: what was asked for is done, its answer is lost. */
export const ALREADY_CARRIED_OUT = 'This request has already been carried out';
