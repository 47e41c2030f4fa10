import type { GuideView } from '@manette/contracts/fulfilment';
import type { TermView } from '@manette/contracts/rentals';

/** Returns an active rental that has some days left. */
export const aTerm = (changes: Partial<TermView> = {}): TermView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000f1',
  account: { _id: '0199a7c2-0000-7000-8000-0000000000b1', codeName: 'Sirocco-05' },
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

/** Returns the guide of the rental's return. @param doneAt when the first step was ticked, null if it was not */
export const aReturnGuide = (doneAt: string | null = null): GuideView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000d1',
  ticketId: '0199a7c2-0000-7000-8000-0000000000a1',
  key: 'return.ps5.Principal_Online/Offline',
  kind: 'return',
  console: 'ps5',
  service: 'Principal_Online/Offline',
  version: 1,
  title: { en: 'Return on PS5', ar: 'الإرجاع على PS5' },
  steps: [
    { number: 1, en: 'Sign out.', ar: 'خروج', picture: '/1.svg', doneAt },
    { number: 2, en: 'Delete the user.', ar: 'حذف', picture: '/2.svg', doneAt: null },
  ],
});
