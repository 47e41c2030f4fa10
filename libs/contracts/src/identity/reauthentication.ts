import * as z from 'zod/mini';
import { passkeyCredential } from './second-step-login.js';

/** No password or code is longer. */
const MAX_PROOF_LENGTH = 200;
const proof = (required: string, tooLong: string) =>
  z.string(required).check(z.maxLength(MAX_PROOF_LENGTH, tooLong));
const given = (input: object) => Object.values(input).filter((value) => value !== undefined).length;

/** `POST /auth/reauthenticate`: exactly one proof of identity (trust.md, section 3). */
export const reauthenticationSchema = z
  .object({
    password: z.optional(proof('Password is required', 'Password must be less than 200 characters')),
    code: z.optional(proof('Code is required', 'Code is too long')),
    /** The answer of the browser's authenticator, in its JSON form. */
    credential: z.optional(passkeyCredential),
  })
  .check(
    z.refine((input) => given(input) === 1, {
      error: 'Send one of password, code and credential',
      path: ['code'],
    }),
  );
export type ReauthenticationInput = z.infer<typeof reauthenticationSchema>;
