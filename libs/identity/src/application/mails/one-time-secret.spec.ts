import { hashOf, looksLikeSecret, newSecret } from './one-time-secret.js';

const SECRETS = 1000;

describe('the secret of a mailed link', () => {
  const made = Array.from({ length: SECRETS }, newSecret);

  it('has 256 bits, each of which is set in about half of 1,000 different secrets', () => {
    const bytes = made.map(({ secret }) => Buffer.from(secret, 'base64url'));
    expect(new Set(bytes.map((one) => one.toString('hex'))).size).toBe(SECRETS);
    for (const one of bytes) expect(one).toHaveLength(32);
    for (let bit = 0; bit < 256; bit++) {
      const ones = bytes.filter((one) => ((one[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
      // Ten standard deviations around one half: a fair source exceeds that once in 10^22 runs.
      expect(Math.abs(ones - SECRETS / 2)).toBeLessThan(160);
    }
  });

  it('is hashed with SHA-256', () => {
    for (const { secret, hash } of made.slice(0, 10)) {
      expect(looksLikeSecret(secret)).toBe(true);
      expect(hash).toEqual(hashOf(secret));
      expect(hash).toHaveLength(32);
    }
    expect(hashOf('a').toString('hex')).toBe(
      'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    );
  });
});
