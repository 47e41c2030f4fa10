import * as z from 'zod/mini';

/** No password or code is longer. */
const MAX_PROOF_LENGTH = 200;
const given = (input: object) => Object.values(input).filter((value) => value !== undefined).length;

/** `POST /auth/reauthenticate`: exactly one proof of identity (trust.md, section 3). */
export const reauthenticationSchema = z
  .object({
    password: z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH))),
    code: z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH))),
    /** The answer of the browser's authenticator, in its JSON form. */
    credential: z.optional(z.record(z.string(), z.unknown())),
  })
  .check(z.refine((input) => given(input) === 1, 'Send one of password, code and credential'));
export type ReauthenticationInput = z.infer<typeof reauthenticationSchema>;
