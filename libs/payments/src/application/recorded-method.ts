import { changedFields, type AuditChange } from '@manette/contracts/audit';
import type { MethodRow } from './payments.tables.js';

const recordedMethod = (row: MethodRow) => ({
  name: row.name_en,
  nameArabic: row.name_ar,
  kind: row.kind,
  accountNumber: row.account_number,
  instructions: row.instructions_en,
  instructionsArabic: row.instructions_ar,
  active: row.active,
});

/**
 * Returns the changes for the audit log entry about a changed method. A method is not a target of the log, so its
 * name comes first, even if the name has not changed.
 */
export function changesOf(former: MethodRow, changed: MethodRow): AuditChange[] {
  const changes = changedFields(recordedMethod(former), recordedMethod(changed));
  const isNamed = changes.length === 0 || changes[0]?.field === 'name';
  return isNamed ? changes : [...namedMethod(former.name_en, changed.name_en), ...changes];
}

/** Returns the changes for the audit log entry about an added or deleted method. */
export const namedMethod = (from: string | null, to: string | null) => [{ field: 'name', from, to }];
