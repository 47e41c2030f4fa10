import type { AuditTarget } from '@manette/contracts/audit';
import { currentCall } from '@manette/platform';
import type { User } from '../domain/user.js';

/** The user as what an entry of the audit log is about; it shows the name of now, which leaves with the person [TRU-082]. */
export const userTarget = (userId: string): AuditTarget => ({ type: 'user', _id: userId, label: null });

/** The fields that administrators and the operator change; the log keeps no value of the personal ones. */
export const editableFields = (user: User) => ({
  username: user.username,
  email: user.email,
  phone: user.phone,
  address: user.address,
  role: user.role,
  isActive: user.isActive,
});

/** A new password in an entry: that it changed, never what it is [TRU-081]. */
export const PASSWORD_CHANGED = { field: 'password', from: null, to: null };

/** From here on the user is who makes the current call, once it is known who signs in. */
export function actAs({ id: userId, username, role }: User): void {
  const call = currentCall();
  if (call) call.principal = { userId, username: username ?? '', role };
}
