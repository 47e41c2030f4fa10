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
  it('[TRU-107] are encrypted by the first key, and read with it wherever it stands', () => {
    const sealed = { userId: 'ann', ...ring('k1').seal('ann', SECRET) };
    expect(sealed.kid).toBe('k1');
    expect(sealed.secret.includes(SECRET)).toBe(false);
    expect(ring('k2', 'k1').open(sealed)).toEqual(SECRET);
    expect(ring('k2').open(sealed)).toBeUndefined();
  });

  it('differ each time, and belong to one user', () => {
    const secrets = ring('k1');
    const sealed = secrets.seal('ann', SECRET);
    expect(secrets.seal('ann', SECRET).secret).not.toEqual(sealed.secret);
    expect(() => secrets.open({ userId: 'bob', ...sealed })).toThrow();
  });
});
