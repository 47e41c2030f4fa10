import type { SessionEndReason } from '@manette/contracts/identity';
import { refusalOf as refusalUnder, type CheckedSession } from './session-refusal.js';
import { limitsOf, isLastUseWriteDue, openSession } from './session.js';

const START = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000);
const signIn = { method: 'password', userAgent: null, address: null } as const;
const session: CheckedSession = {
  ...openSession('s', 'u', START, signIn),
  userIsActive: true,
  role: 'client',
};
const HOUR = 60 * 60 * 1000;
const ofAdministrators = { life: 12 * HOUR, idle: 2 * HOUR };
const refusalOf = (checked: CheckedSession, now: Date) => refusalUnder(checked, now, ofAdministrators);
const hours = (count: number) => new Date(START.getTime() + count * HOUR);

describe('the check of a session', () => {
  it('passes while it is used', () => {
    expect(refusalOf(session, START)).toBeUndefined();
    expect(refusalOf({ ...session, lastUsedAt: after(13) }, after(26.9))).toBeUndefined();
  });

  it('refuses after 14 days without use', () => {
    expect(refusalOf(session, new Date(after(14).getTime() - 1))).toBeUndefined();
    expect(refusalOf(session, after(14))?.code).toBe('SESSION_EXPIRED');
  });

  it('refuses after 30 days, even with recent use', () => {
    expect(refusalOf({ ...session, lastUsedAt: after(30) }, after(30))?.code).toBe('SESSION_EXPIRED');
  });

  it('[TRU-046] refuses an administrator after the configured lifetime, even with recent use', () => {
    const used = { ...session, role: 'admin' as const, lastUsedAt: hours(11.9) };
    expect(refusalOf(used, new Date(hours(12).getTime() - 1))).toBeUndefined();
    expect(refusalOf(used, hours(12))?.code).toBe('SESSION_EXPIRED');
    expect(refusalOf({ ...used, role: 'client' }, hours(12))).toBeUndefined();
  });

  it('[TRU-047] refuses an administrator after the configured time without use', () => {
    const used = { ...session, role: 'admin' as const, lastUsedAt: hours(1) };
    expect(refusalOf(used, new Date(hours(3).getTime() - 1))).toBeUndefined();
    expect(refusalOf(used, hours(3))?.code).toBe('SESSION_EXPIRED');
    expect(refusalOf({ ...used, role: 'client' }, hours(3))).toBeUndefined();
  });

  it('never gives an administrator longer limits than a client', () => {
    expect(limitsOf('admin', { life: 1e12, idle: 1e12 })).toEqual(limitsOf('client', ofAdministrators));
  });

  it.each<[SessionEndReason, string]>([
    ['logout', 'UNAUTHENTICATED'],
    ['deleted', 'UNAUTHENTICATED'],
    ['password', 'UNAUTHENTICATED'],
    ['deactivated', 'ACCOUNT_DISABLED'],
    ['replaced', 'SESSION_REPLACED'],
  ])('refuses a session ended by %s with %s, even if it is old or the user inactive', (endReason, code) => {
    const ended = { ...session, endReason, userIsActive: false };
    expect(refusalOf(ended, after(20))?.code).toBe(code);
  });

  it('[ID-080] tells a replaced device the reason', () => {
    expect(refusalOf({ ...session, endReason: 'replaced' }, START)?.message).toBe(
      'Your account has been logged in from another device. You have been logged out.',
    );
  });

  it('refuses an inactive user', () => {
    expect(refusalOf({ ...session, userIsActive: false }, START)?.code).toBe('ACCOUNT_DISABLED');
  });

  it('requires a write of the last use at most once a minute', () => {
    const limits = limitsOf('client', ofAdministrators);
    expect(isLastUseWriteDue(session, new Date(START.getTime() + 59_999), limits)).toBe(false);
    expect(isLastUseWriteDue(session, new Date(START.getTime() + 60_000), limits)).toBe(true);
  });

  it('[TRU-047] requires it after each quarter of an idle limit below four minutes', () => {
    expect(isLastUseWriteDue(session, new Date(START.getTime() + 999), { idle: 4000 })).toBe(false);
    expect(isLastUseWriteDue(session, new Date(START.getTime() + 1000), { idle: 4000 })).toBe(true);
  });
});
