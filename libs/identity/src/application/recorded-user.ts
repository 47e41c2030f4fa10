import type { AuditTarget } from '@manette/contracts/audit';
import { currentCall } from '@manette/platform';
import type { User } from '../domain/user.js';

/**
 * Returns the user as the target of an audit entry. The log shows the user's current name, which disappears when the user is
 * deleted [TRU-082].
 */
export const userTarget = (userId: string): AuditTarget => ({ type: 'user', _id: userId, label: null });

/** Returns the fields that administrators and the operator change. The log stores no values of the personal ones. */
export const editableFields = (user: User) => ({
  username: user.username,
  email: user.email,
  phone: user.phone,
  address: user.address,
  role: user.role,
  isActive: user.isActive,
});

/** A new password in an audit entry: the fact that it changed, never its value [TRU-081]. */
export const PASSWORD_CHANGED = { field: 'password', from: null, to: null };

/** Makes the user the principal of the current call, once it is known who signs in. */
export function actAs({ id: userId, username, role }: User): void {
  const call = currentCall();
  if (call) call.principal = { userId, username: username ?? '', role };
}
