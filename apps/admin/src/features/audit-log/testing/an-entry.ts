import type { AuditEntryView } from '@manette/contracts/audit';

/** Returns an entry in which an administrator has changed an account. */
export const anEntry = (changes: Partial<AuditEntryView> = {}): AuditEntryView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000a7',
  seq: 7,
  at: '2026-11-01T10:00:00.000Z',
  ...{ action: 'account.changed', outcome: 'ok', source: 'person' },
  actor: { _id: '0199a7c2-0000-7000-8000-0000000000b1', username: 'boss', role: 'admin' },
  ...{ address: '41.96.12.7', userAgent: 'Firefox', requestId: 'r1' },
  target: { type: 'account', _id: '0199a7c2-0000-7000-8000-0000000000c1', label: 'Oran-31' },
  changes: [{ field: 'available', from: 1, to: 2 }],
  ...{ reason: null, count: null, hash: 'ab' },
  ...changes,
});
