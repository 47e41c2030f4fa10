import * as z from 'zod/mini';

/** The password, typed a second time. It never leaves the browser [ID-121, ID-122]. */
export const confirmPassword = z
  .string('Please confirm your password')
  .check(z.minLength(1, 'Please confirm your password'));

/** Reports a differing confirmation, even while other fields have errors. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.confirmPassword === '' || form.confirmPassword === form.password,
  { error: 'Passwords do not match', path: ['confirmPassword'], when: () => true },
);
