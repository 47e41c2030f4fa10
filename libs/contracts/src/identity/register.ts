import * as z from 'zod/mini';
import { registerEmail, registerPassword, registerPhone, registerUsername } from './rules.js';

const fields = {
  username: registerUsername,
  email: registerEmail,
  phone: registerPhone,
  password: registerPassword,
};

/** `POST /auth/register` [API-006]. */
export const registerSchema = z.object(fields);
export type RegisterInput = z.infer<typeof registerSchema>;

/** The form adds the confirmation, which never leaves the browser [ID-121, ID-122]. */
export const registerFormSchema = z
  .object({
    ...fields,
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
export type RegisterForm = z.infer<typeof registerFormSchema>;
