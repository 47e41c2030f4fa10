import type { AuditAction, AuditOutcome, AuditReason, AuditTargetType } from './actions.js';

/** What an entry is about; `label` is a name or a number, null for what has none. */
export interface AuditTarget {
  type: AuditTargetType;
  _id: string | null;
  label: string | null;
}

/** A field that changed. The log cuts values at 200 characters, and keeps none of personal fields. */
export interface AuditChange {
  field: string;
  from: unknown;
  to: unknown;
}

/**
 * What a context tells the audit log about a change, in its transaction. It never holds a password, code, secret or token.
 */
export interface AuditFacts {
  action: AuditAction;
  /** `ok` unless said. */
  outcome?: AuditOutcome;
  target?: AuditTarget | null;
  changes?: AuditChange[];
  reason?: AuditReason;
  /** How many things it is about: the rows of an import or export, the sign-ins of a throttled entry. */
  count?: number;
}

/** Fields whose values are personal: an entry names the field alone [TRU-081]. */
export const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'username',
  'email',
  'phone',
  'address',
  'profilePicture',
]);

/** The fields that differ between two states, for `AuditFacts.changes`. Both have the same keys. */
export function changedFields<State extends object>(before: State, after: State): AuditChange[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from: unknown = before[field as keyof State];
    const isSame = JSON.stringify(from ?? null) === JSON.stringify((to as unknown) ?? null);
    return isSame ? [] : [{ field, from: from ?? null, to: (to as unknown) ?? null }];
  });
}
