import * as z from 'zod/mini';
import { password } from '@manette/contracts/identity';

/** A new password and its confirmation, which is not sent. */
export const newPasswordSchema = z
  .object({
    password,
    confirmPassword: z
      .string('Please confirm your password')
      .check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.confirmPassword === '' || form.confirmPassword === form.password, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  );
export type NewPassword = z.infer<typeof newPasswordSchema>;
