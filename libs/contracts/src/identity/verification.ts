import * as z from 'zod/mini';

/** The messages of e-mail verification (contract, section 2; specification, section 8). */
export const VERIFICATION_MESSAGES = {
  done: 'Email verified successfully!',
  already: 'Email already verified',
  invalid: 'Invalid or expired verification token',
  missing: 'No verification token provided',
  sent: 'Verification email sent! Please check your inbox.',
} as const;

/** `GET /users/verify-email?token=…` [API-009, ID-138]; every problem with the token has the same message. */
export const verifyEmailQuery = z.object({
  token: z.optional(z.string(VERIFICATION_MESSAGES.invalid)),
});
export type VerifyEmailQuery = z.infer<typeof verifyEmailQuery>;

/** `userId` lets the browser update its stored user only if it is the same user [ID-095]. */
export interface EmailVerifiedAnswer {
  message: string;
  userId: string;
}
