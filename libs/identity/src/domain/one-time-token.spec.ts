import { isUsable, issueToken } from './one-time-token.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const HOUR = 60 * 60 * 1000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const issued = (purpose: 'verify-email' | 'reset-password') =>
  issueToken({ hash: Buffer.alloc(32), userId: 'u', purpose, email: 'ann@shop.test' }, NOW);

describe('the token of a mailed link', () => {
  it('verifies an address for 24 hours', () => {
    expect(isUsable(issued('verify-email'), 'ann@shop.test', later(24 * HOUR - 1))).toBe(true);
    expect(isUsable(issued('verify-email'), 'ann@shop.test', later(24 * HOUR))).toBe(false);
  });

  it('resets a password for one hour', () => {
    expect(isUsable(issued('reset-password'), 'ann@shop.test', later(HOUR - 1))).toBe(true);
    expect(isUsable(issued('reset-password'), 'ann@shop.test', later(HOUR))).toBe(false);
  });

  it('works once', () => {
    expect(isUsable({ ...issued('verify-email'), usedAt: NOW }, 'ann@shop.test', NOW)).toBe(false);
  });

  it('is not usable for another address than the one it was sent to', () => {
    expect(isUsable(issued('verify-email'), 'ann@new.test', NOW)).toBe(false);
  });
});
