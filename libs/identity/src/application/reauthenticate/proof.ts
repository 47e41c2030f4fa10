import type { AuditReason } from '@manette/contracts/audit';
import type { User } from '../../domain/user.js';

/** A proof of identity that somebody has given. */
export interface Proof {
  /** What the audit log says where it proves nothing. */
  reason: AuditReason;
  /** Whether it proves who the user is; runs inside a unit of work that has locked the user's row. */
  proves: (user: User) => Promise<boolean>;
}
