import * as z from 'zod/mini';
import { confirmPassword, password, passwordsMatch } from '@manette/contracts/identity';

/** A new password and its confirmation. */
export const newPasswordSchema = z.object({ password, confirmPassword }).check(passwordsMatch);
export type NewPassword = z.infer<typeof newPasswordSchema>;
