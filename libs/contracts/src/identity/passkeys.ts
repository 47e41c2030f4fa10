import * as z from 'zod/mini';
import { line } from '../http/text.js';

/** The maximum number of passkeys of a user. */
export const MAX_PASSKEYS = 10;
const LONGEST_NAME = 60;
/** The challenges of sign-ins have 43 characters, so a longer text cannot be one. */
const LONGEST_CHALLENGE = 200;
const NAME = 'Name must have 1 to 60 characters';

/** The answer of a passkey, in its JSON form (WebAuthn Level 3). The code that verifies it validates its fields. */
const credential = z.record(z.string(), z.unknown(), 'Passkey is required');

/** `POST /auth/passkeys`; the name defaults to the device's. */
export const addPasskeySchema = z.object({
  credential,
  name: z.optional(line('Name', { length: LONGEST_NAME, message: NAME }, NAME)),
});
export type AddPasskeyInput = z.infer<typeof addPasskeySchema>;

/** `POST /auth/login/passkey/options`: with the challenge of a sign-in the options are for its second step. */
export const passkeyLoginOptionsSchema = z.object({
  challenge: z.optional(
    z.string('Challenge must be text').check(z.maxLength(LONGEST_CHALLENGE, 'Challenge is too long')),
  ),
});
export type PasskeyLoginOptionsInput = z.infer<typeof passkeyLoginOptionsSchema>;

/** `POST /auth/login/passkey`. */
export const passkeyLoginSchema = z.object({ credential });
export type PasskeyLoginInput = z.infer<typeof passkeyLoginSchema>;
