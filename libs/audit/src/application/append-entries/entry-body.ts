import { newId, type AuditRecord } from '@manette/platform';
import type { EntryBody } from '../../domain/entry.js';
import { keptChange, keptText, keptUserAgent } from '../../domain/kept-values.js';

/** Stores no label for a known user: the current name is shown, and disappears when the user is deleted [TRU-082]. */
function targetOf({ target }: AuditRecord): EntryBody['target'] {
  if (!target) return null;
  const { type, _id, label } = target;
  const isPerson = type === 'user' && _id !== null;
  return { type, _id, label: isPerson || label === null ? null : keptText(label) };
}

/** Returns the part of a record that the log stores. */
export const entryBody = (record: AuditRecord): EntryBody => ({
  _id: newId(),
  action: record.action,
  outcome: record.outcome ?? 'ok',
  source: record.source,
  actor: record.actor ? { _id: record.actor.userId, role: record.actor.role } : null,
  address: record.address,
  userAgent: record.userAgent === null ? null : keptUserAgent(record.userAgent),
  requestId: record.requestId,
  target: targetOf(record),
  changes: (record.changes ?? []).map(keptChange),
  reason: record.reason ?? null,
  count: record.count ?? null,
});
