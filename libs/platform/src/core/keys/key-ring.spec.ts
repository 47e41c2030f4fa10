import { hkdfSync } from 'node:crypto';
import { KeyRing } from './key-ring.js';

const ring = (...keys: { kid: string | null; secret: string }[]) => new KeyRing({ session: { keys } });
const ONE = { kid: 'k1', secret: 'one'.repeat(12) };
const TWO = { kid: 'k2', secret: 'two'.repeat(12) };
const SINGLE = { kid: null, secret: 'single'.repeat(6) };

describe('the key ring', () => {
  it('[TRU-106] derives a key of 32 bytes for each purpose and secret by HKDF-SHA-256', () => {
    const [first, second] = ring(TWO, ONE).derive('session tokens');
    expect(first?.key).toEqual(Buffer.from(hkdfSync('sha256', TWO.secret, '', 'session tokens', 32)));
    const others = ring(TWO).derive('file addresses');
    expect(new Set([first, second, ...others].map((derived) => derived?.key.toString('hex'))).size).toBe(3);
  });

  it('[TRU-106] keeps the order of the ring, and finds keys by their kid', () => {
    const both = ring(TWO, ONE, SINGLE);
    expect(both.derive('totp secrets').map(({ kid }) => kid)).toEqual(['k2', 'k1', null]);
    expect(both.first('totp secrets').kid).toBe('k2');
    expect(both.find('totp secrets', 'k1')).toBe(both.derive('totp secrets')[1]);
    expect(both.find('totp secrets', null)?.key).toEqual(ring(SINGLE).first('totp secrets').key);
    expect(both.find('totp secrets', 'k3')).toBeUndefined();
  });

  it('[TRU-107] returns JWT_SECRET itself, for tokens that were made before keys were derived', () => {
    expect([ring(TWO, SINGLE).rawJwtSecret, ring(TWO).rawJwtSecret]).toEqual([SINGLE.secret, undefined]);
  });
});
