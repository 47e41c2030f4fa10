import * as z from 'zod/mini';
import { confirmPassword, passwordsMatch } from './confirmed-password.js';
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

/** The form, which adds the confirmation of the password. */
export const registerFormSchema = z.object({ ...fields, confirmPassword }).check(passwordsMatch);
export type RegisterForm = z.infer<typeof registerFormSchema>;
