import * as z from 'zod/mini';
import type { RuntimeConfig } from '@manette/contracts/http';
import { ROLES, userEditSchema, type UserEditInput, type UserView } from '@manette/contracts/identity';

const { username, email, phone, address } = userEditSchema.shape;

/** The rules of the form [ID-134..136]: username and email are required. */
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

/** The fields that cannot be changed, and the translation key of the reason. */
export type Locked = Record<'email' | 'role' | 'isActive', boolean> & { why: 'locked' | 'byOperator' };

/**
 * Returns the locked fields. An administrator's role and status are locked [ID-137]. Where only the operator changes roles, the
 * roles of all users and the emails of administrators are locked too [TRU-120].
 */
export function lockedFields({ role }: UserView, config: RuntimeConfig | undefined): Locked {
  const isAdmin = role === 'admin';
  const byOperator = config?.adminRoleChanges === 'operator';
  return {
    email: isAdmin && byOperator,
    role: isAdmin || byOperator,
    isActive: isAdmin,
    why: byOperator ? 'byOperator' : 'locked',
  };
}

/** Returns the changes to send, without locked fields. */
export function userChanges(locked: Locked, fields: UserFormResult): UserEditInput {
  const { username, email, phone, address, role, isActive } = fields;
  return {
    username,
    ...(!locked.email && { email }),
    phone,
    address,
    ...(!locked.role && { role }),
    ...(!locked.isActive && { isActive }),
  };
}
