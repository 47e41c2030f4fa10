import * as z from 'zod/mini';
import { LANGUAGES } from './language.js';
import { address, password, phone, username } from './rules.js';
import { clearable, omittable } from './optional-text.js';

const fields = {
  username: z.optional(username),
  phone: clearable(phone),
  address: clearable(address),
  password: omittable(password),
};

/**
 * `PUT /users/profile` [API-013, ID-129..131, ID-133]: an absent field stays unchanged. `language` is the language of mails;
 * the language switch sends it [LIF-018].
 */
export const profileSchema = z.object({
  ...fields,
  language: z.optional(z.enum(LANGUAGES, 'Language must be en or ar')),
});
export type ProfileInput = z.infer<typeof profileSchema>;

/** The form always has a username and adds the confirmation, which never leaves the browser [ID-132]. */
export const profileFormSchema = z
  .object({ ...fields, username, confirmPassword: z.optional(z.string()) })
  .check(
    z.refine((form) => !form.password || form.confirmPassword === form.password, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  );
export type ProfileForm = z.infer<typeof profileFormSchema>;
