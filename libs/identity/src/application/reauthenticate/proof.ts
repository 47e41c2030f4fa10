import type { AuditReason } from '@manette/contracts/audit';
import type { User } from '../../domain/user.js';

/** A proof of identity that a user has given. */
export interface Proof {
  /** The reason in the audit log if the proof is wrong. */
  reason: AuditReason;
  /** Returns whether it proves the user's identity. Runs inside a unit of work that has locked the user's row. */
  proves: (user: User) => Promise<boolean>;
}
