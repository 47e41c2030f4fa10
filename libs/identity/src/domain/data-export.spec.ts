import { requestedExport, statusAt } from './data-export.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));

describe('an export of personal data', () => {
  it('[TRU-111] has expired from its expiry time on, whether or not the file was deleted', () => {
    const pending = requestedExport('1', '2', at(0));
    expect(statusAt(pending, at(59))).toBe('pending');
    const ready = { ...pending, status: 'ready' as const, readyAt: at(1), expiresAt: at(10) };
    expect([9, 10, 11].map((second) => statusAt(ready, at(second)))).toEqual(['ready', 'expired', 'expired']);
  });
});
