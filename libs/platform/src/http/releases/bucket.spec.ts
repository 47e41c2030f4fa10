import { bucketCookie, bucketIn, drawBucket, versionFor } from './bucket.js';

describe('the bucket of a browser', () => {
  it.each([
    ['manette_bucket=0', 0],
    ['a=1; manette_bucket=42; b=2', 42],
    ['manette_bucket=99', 99],
    ['manette_bucket=100', undefined],
    ['manette_bucket=007', undefined],
    ['manette_bucket=-1', undefined],
    ['xmanette_bucket=1', undefined],
    [undefined, undefined],
  ])('[OPS-055] in the cookies %j is %s', (cookies, bucket) => expect(bucketIn(cookies)).toBe(bucket));

  it('[OPS-055] is kept in a cookie for 30 days, which is Secure when the shop is on https', () => {
    expect(bucketCookie(7, false)).toBe('manette_bucket=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax');
    expect(bucketCookie(7, true)).toBe(
      'manette_bucket=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    );
  });

  it('[OPS-056] is drawn from all 100 numbers', () => {
    const drawn = Array.from({ length: 20_000 }, drawBucket);
    expect(new Set(drawn)).toEqual(new Set(Array.from({ length: 100 }, (_, bucket) => bucket)));
    expect(Math.min(...drawn)).toBe(0);
  });

  it('[OPS-056] gets the canary if it is below the share', () => {
    const part = { current: 'old', canary: { version: 'new', share: 10 }, versions: {} };
    expect([9, 10, undefined].map((bucket) => versionFor(part, bucket))).toEqual(['new', 'old', 'old']);
    expect(versionFor({ ...part, current: null }, 10)).toBeUndefined();
  });
});
