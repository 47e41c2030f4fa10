import { KeyRing } from '@manette/platform';
import { AesTotpSecrets } from './aes-totp-secrets.js';

const ring = (...kids: string[]) =>
  new AesTotpSecrets(
    new KeyRing({
      session: { keys: kids.map((kid) => ({ kid, secret: `secret of ${kid}` })) },
    }),
  );
const SECRET = Buffer.from('12345678901234567890');

describe('the secrets of authenticator apps', () => {
  it('[TRU-107] are encrypted with the first key, and decrypted with that key at any place of the ring', () => {
    const sealed = { userId: 'ann', ...ring('k1').seal('ann', SECRET) };
    expect(sealed.kid).toBe('k1');
    expect(sealed.secret.includes(SECRET)).toBe(false);
    expect(ring('k2', 'k1').open(sealed)).toEqual(SECRET);
    expect(ring('k2').open(sealed)).toBeUndefined();
  });

  it('are encrypted differently each time, and cannot be opened for another user', () => {
    const secrets = ring('k1');
    const sealed = secrets.seal('ann', SECRET);
    expect(secrets.seal('ann', SECRET).secret).not.toEqual(sealed.secret);
    expect(() => secrets.open({ userId: 'bob', ...sealed })).toThrow();
  });
});
