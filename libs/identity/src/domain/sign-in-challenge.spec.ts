import { isOpen, type SignInChallenge } from './sign-in-challenge.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const password = Buffer.from('digest');
const challenge: SignInChallenge = {
  hash: Buffer.alloc(32),
  userId: 'ann',
  method: 'password',
  passwordDigest: password,
  expiresAt: new Date(NOW.getTime() + 1),
  tries: 4,
  endedAt: null,
};

describe('the challenge of a sign-in', () => {
  it('is open until it expires, and after up to four wrong tries', () => {
    expect(isOpen(challenge, password, NOW)).toBe(true);
  });

  it.each<[string, Partial<SignInChallenge>]>([
    ['[TRU-012] when it has expired', { expiresAt: NOW }],
    ['[TRU-012] after it was used', { endedAt: NOW }],
    ['[TRU-013] after five wrong tries', { tries: 5 }],
    ['[TRU-013] after the password has changed', { passwordDigest: Buffer.from('another') }],
  ])('is not open %s', (_, change) => {
    expect(isOpen({ ...challenge, ...change }, password, NOW)).toBe(false);
  });
});
