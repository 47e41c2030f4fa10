import * as z from 'zod/mini';
import { email } from './rules.js';

/** `POST /auth/login`: the password is required but not validated further [ID-099, ID-100]. */
export const loginSchema = z.object({
  email,
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
});
export type LoginInput = z.infer<typeof loginSchema>;
