import * as z from 'zod/mini';

const LONGEST_CODE = 100;
/** Challenges have 43 characters, so a longer text cannot be one. */
const LONGEST_CHALLENGE = 200;

/** A code as typed. Its form is not validated here, as a malformed code gets the same answer as a wrong one. */
const typedCode = (required: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(LONGEST_CODE, 'Code is too long'));

/** The challenge of a sign-in whose first step is complete. */
export const signInChallenge = z
  .string('Challenge is required')
  .check(z.minLength(1, 'Challenge is required'), z.maxLength(LONGEST_CHALLENGE, 'Challenge is too long'));

/** The answer of a passkey, in its JSON form (WebAuthn Level 3). The code that verifies it validates its fields. */
export const passkeyCredential = z.record(z.string(), z.unknown(), 'Passkey is required');

/** `POST /auth/login/second-step`: exactly one proof [TRU-010]. */
export const secondStepLoginSchema = z
  .object({
    challenge: signInChallenge,
    code: z.optional(typedCode('Code is required')),
    recoveryCode: z.optional(typedCode('Recovery code is required')),
    credential: z.optional(passkeyCredential),
  })
  .check(
    z.refine(
      ({ code, recoveryCode, credential }) =>
        [code, recoveryCode, credential].filter((proof) => proof !== undefined).length === 1,
      { error: 'Send one of code, recovery code and passkey', path: ['code'] },
    ),
  );
export type SecondStepLoginInput = z.infer<typeof secondStepLoginSchema>;

/** `POST /auth/second-step/totp/confirm`. */
export const totpConfirmSchema = z.object({ code: typedCode('Code is required') });
export type TotpConfirmInput = z.infer<typeof totpConfirmSchema>;
