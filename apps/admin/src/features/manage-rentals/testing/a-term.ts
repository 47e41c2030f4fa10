import type { TermView } from '@manette/contracts/rentals';

/** Returns an active rental. */
export const aTerm = (changes: Partial<TermView> = {}): TermView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000f1',
  account: { _id: 'a', codeName: 'Sirocco-05' },
  slot: { _id: '0199a7c2-0000-7000-8000-0000000000e1', kind: 'principal_ps5', label: 'PS5-1' },
  client: { _id: 'c', username: 'yacine' },
  ticket: { _id: '0199a7c2-0000-7000-8000-0000000000a1', ticketNumber: 'T-000123' },
  startsAt: '2026-11-01T10:00:00.000Z',
  endsAt: '2026-12-01T10:00:00.000Z',
  state: 'active',
  overdue: false,
  daysLeft: 8,
  renewals: [],
  guide: null,
  ...changes,
});
