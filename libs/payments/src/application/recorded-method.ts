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
 * The changes of an entry about a method that stays. A method is none of the log's targets, so its name comes first,
 * also where it has not changed.
 */
export function changesOf(former: MethodRow, changed: MethodRow): AuditChange[] {
  const changes = changedFields(recordedMethod(former), recordedMethod(changed));
  const isNamed = changes.length === 0 || changes[0]?.field === 'name';
  return isNamed ? changes : [...namedMethod(former.name_en, changed.name_en), ...changes];
}

/** The changes of an entry about a method that is new or gone. */
export const namedMethod = (from: string | null, to: string | null) => [{ field: 'name', from, to }];
