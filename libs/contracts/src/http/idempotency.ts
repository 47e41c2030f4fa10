import * as z from 'zod/mini';

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A key that a client sends with a write, so that a repeated request is executed once (contract, section 2). */
export const idempotencyKeySchema = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible characters'));

/** The message if the process died between the commit and the response: the change is made, but the response is lost. */
export const ALREADY_EXECUTED = 'This request has already been carried out';
