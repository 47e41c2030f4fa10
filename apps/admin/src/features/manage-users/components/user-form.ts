import * as z from 'zod/mini';
import { ROLES, userEditSchema, type UserEditInput, type UserView } from '@manette/contracts/identity';

const { username, email, phone, address } = userEditSchema.shape;

/** The rules of the form [ID-134..136]: a username and an address are always there. */
export const userForm = z.object({
  username: z.nonoptional(username),
  email: z.nonoptional(email),
  phone,
  address,
  role: z.enum(ROLES),
  isActive: z.boolean(),
});
export type UserFormValues = z.input<typeof userForm>;
export type UserFormResult = z.output<typeof userForm>;
export const USER_FIELDS = ['username', 'email', 'phone', 'address', 'role', 'isActive'] as const;

export const userFormValues = (user: UserView): UserFormValues => ({
  username: user.username,
  email: user.email,
  phone: user.phone ?? '',
  address: user.address ?? '',
  role: user.role,
  isActive: user.isActive,
});

/** What is sent: an administrator's role and state are locked and stay [ID-137]. */
export function userChanges(user: UserView, { role, isActive, ...texts }: UserFormResult): UserEditInput {
  return user.role === 'admin' ? texts : { ...texts, role, isActive };
}
