import * as z from 'zod/mini';
import { address, newEmail, phone, username } from './rules.js';
import { clearable } from './optional-text.js';
import { ROLES } from './user.view.js';

/** `PUT /users/{id}` [API-015, ID-134..136, TRU-074]: an absent field stays. */
export const userEditSchema = z.object({
  username: z.optional(username),
  email: z.optional(newEmail),
  phone: clearable(phone),
  address: clearable(address),
  role: z.optional(z.enum(ROLES, 'Role must be admin or client')),
  isActive: z.optional(z.boolean('Active must be true or false')),
});
export type UserEditInput = z.infer<typeof userEditSchema>;
