import { changedFields, listingTarget, type AuditTarget } from '@manette/contracts/audit';
import type { Term } from '../domain/term.js';

/** The account of a rental, as what an entry of the audit log is about. */
export const termTarget = ({ accountId: id, codeName: name }: Term): AuditTarget =>
  listingTarget({ kind: 'account', id, name });

const fieldsOf = ({ state, endsAt }: Term) => ({ state, endsAt: endsAt?.toISOString() ?? null });

/**
 * Remembers a rental before an administrator changes it.
 * @returns what the audit log is told once it has changed
 */
export function recordedTerm(term: Term) {
  const before = fieldsOf(term);
  return () => ({
    action: 'rental.changed' as const,
    target: termTarget(term),
    changes: changedFields(before, fieldsOf(term)),
  });
}
