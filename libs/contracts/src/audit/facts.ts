import type { AuditAction, AuditOutcome, AuditReason, AuditTargetType } from './actions.js';

/** The subject of an entry. `label` is its name or number, or null if it has none. */
export interface AuditTarget {
  type: AuditTargetType;
  _id: string | null;
  label: string | null;
}

/** A field that changed. The log cuts values at 200 characters, and stores no values of personal fields. */
export interface AuditChange {
  field: string;
  from: unknown;
  to: unknown;
}

/**
 * The facts that a context records in the audit log about a change, in its transaction. They never contain a password, code,
 * secret or token.
 */
export interface AuditFacts {
  action: AuditAction;
  /** `ok` by default. */
  outcome?: AuditOutcome;
  target?: AuditTarget | null;
  changes?: AuditChange[];
  reason?: AuditReason;
  /** The number of things that the entry covers: the rows of an import or export, the sign-ins of a throttled entry. */
  count?: number;
}

/** Fields whose values are personal: an entry contains only the name of the field [TRU-081]. */
export const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'username',
  'email',
  'phone',
  'address',
  'profilePicture',
]);

/** Returns the fields that differ between two states with the same keys, for `AuditFacts.changes`. */
export function changedFields<State extends object>(before: State, after: State): AuditChange[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from: unknown = before[field as keyof State];
    const isSame = JSON.stringify(from ?? null) === JSON.stringify((to as unknown) ?? null);
    return isSame ? [] : [{ field, from: from ?? null, to: (to as unknown) ?? null }];
  });
}
