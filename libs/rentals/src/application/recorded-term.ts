import { changedFields, listingTarget, type AuditTarget } from '@manette/contracts/audit';
import type { Term } from '../domain/term.js';

/** Returns the account of a rental as the target of an audit log entry. */
export const termTarget = ({ accountId: id, codeName: name }: Term): AuditTarget =>
  listingTarget({ kind: 'account', id, name });

const fieldsOf = ({ state, endsAt }: Term) => ({ state, endsAt: endsAt?.toISOString() ?? null });

/**
 * Remembers the fields of a rental before an administrator changes it.
 * @returns a function that builds the entry of the audit log after the change
 */
export function recordedTerm(term: Term) {
  const before = fieldsOf(term);
  return () => ({
    action: 'rental.changed' as const,
    target: termTarget(term),
    changes: changedFields(before, fieldsOf(term)),
  });
}
