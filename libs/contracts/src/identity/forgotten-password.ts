import * as z from 'zod/mini';
import { email, password } from './rules.js';

/** The messages of the password reset (contract, section 2). */
export const FORGOTTEN_PASSWORD_MESSAGES = {
  sent: 'If an account with this email exists, a reset link has been sent.',
  done: 'Password has been reset successfully!',
  invalid: 'Invalid or expired reset token',
} as const;

/** `POST /auth/forgot-password`. */
export const forgotPasswordSchema = z.object({ email });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>;

/** `POST /auth/reset-password`; any problem with the token, including a missing one, is `INVALID_TOKEN`. */
export const resetPasswordSchema = z.object({
  token: z.optional(z.string(FORGOTTEN_PASSWORD_MESSAGES.invalid)),
  password,
});
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;
