import { TOTP } from 'otpauth';
import { base32, newTotpSecret, stepOf, totpUri } from './totp-code.js';

/** The secret of the test vectors of RFC 6238, appendix B. */
const VECTOR = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('[TRU-019] matches RFC 6238 at %d s', (seconds, code, step) => {
    expect(stepOf(code, VECTOR, at(seconds))).toBe(step);
  });

  it('[TRU-019] is accepted in its time step and one step before and after', () => {
    const accepted = [-60, -30, 0, 30, 60].map((offset) => stepOf('287082', VECTOR, at(45 + offset)));
    expect(accepted).toEqual([undefined, 1, 1, 1, undefined]);
  });

  it.each([' 287 082 ', '٢٨٧٠٨٢', '۲۸۷۰۸۲', '\u2067٢٨٧\u00a0٠٨٢\u2069'])(
    '[TRU-021] is read from %j',
    (typed) => {
      expect(stepOf(typed, VECTOR, at(59))).toBe(1);
    },
  );

  it.each(['', '28708', '2870820', '28708a', '287-082'])('is rejected when typed as %j', (typed) => {
    expect(stepOf(typed, VECTOR, at(59))).toBeUndefined();
  });

  it('[TRU-017] is generated from 20 random bytes, which apps import by a URI', () => {
    const secret = newTotpSecret();
    expect([secret.length, newTotpSecret().equals(secret)]).toEqual([20, false]);
    const generated = new TOTP({ secret: base32(secret) }).generate({ timestamp: 59_000 });
    expect(stepOf(generated, secret, at(59))).toBe(1);
    expect(totpUri('a+b#c@shop.test', VECTOR)).toBe(
      'otpauth://totp/Manette:a+b%23c@shop.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' +
        '&issuer=Manette&algorithm=SHA1&digits=6&period=30',
    );
  });
});
