import * as z from 'zod/mini';

/** Typed a second time; it never leaves the browser [ID-121, ID-122]. */
export const confirmPassword = z
  .string('Please confirm your password')
  .check(z.minLength(1, 'Please confirm your password'));

/** A fault of the confirmation when it differs, also while other fields have faults. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.confirmPassword === '' || form.confirmPassword === form.password,
  { error: 'Passwords do not match', path: ['confirmPassword'], when: () => true },
);
