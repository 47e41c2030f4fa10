import { newId, type AuditRecord } from '@manette/platform';
import type { EntryBody } from '../../domain/entry.js';
import { keptChange, keptText, keptUserAgent } from '../../domain/kept-values.js';

const targetOf = ({ target }: AuditRecord): EntryBody['target'] =>
  target
    ? { type: target.type, _id: target._id, label: target.label === null ? null : keptText(target.label) }
    : null;

/** What the log keeps of a record. */
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
