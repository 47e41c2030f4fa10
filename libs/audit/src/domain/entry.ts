import type {
  AuditAction,
  AuditChange,
  AuditOutcome,
  AuditReason,
  AuditSource,
  AuditTarget,
} from '@manette/contracts/audit';
import type { Role } from '@manette/contracts/identity';

/**
 * The content of an entry, stored in `audit.entry.body`. It refers to users by id, so that their names disappear when
 * they are deleted [TRU-082].
 */
export interface EntryBody {
  _id: string;
  action: AuditAction;
  outcome: AuditOutcome;
  source: AuditSource;
  actor: { _id: string; role: Role } | null;
  address: string | null;
  userAgent: string | null;
  requestId: string | null;
  target: AuditTarget | null;
  changes: AuditChange[];
  reason: AuditReason | null;
  count: number | null;
}

/** An entry without its place in the chain's hashes. */
export interface Entry {
  /** Counted from 1, in the order of commits. */
  seq: number;
  at: Date;
  body: EntryBody;
}
