import * as z from 'zod/mini';
import { line } from '../http/text.js';

/** How many passkeys a person may have. */
export const MAX_PASSKEYS = 10;
const LONGEST_NAME = 60;
/** Challenges of sign-ins have 43 letters; whatever else is sent is none. */
const LONGEST_CHALLENGE = 200;
const NAME = 'Name must have 1 to 60 characters';

/** What a passkey answers, in its JSON form (WebAuthn Level 3). Its fields are judged by `registrationAnswer` and `signInAnswer`. */
const credential = z.record(z.string(), z.unknown(), 'Passkey is required');

/** `POST /auth/passkeys`; without a name it is the device's. */
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
