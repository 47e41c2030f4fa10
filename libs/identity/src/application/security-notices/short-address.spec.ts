import { maskedEmail } from './masked-email.js';
import { shortAddress } from './short-address.js';

describe('a shortened address', () => {
  it.each([
    ['41.96.12.200', '41.96.12.x'],
    ['::ffff:41.96.12.200', '41.96.12.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
    ['2001:0db8:0001::7', '2001:db8:1::x'],
    ['2001:db8::7', '2001:db8:0::x'],
    ['1::2:3:4:5:6:7', '1:0:2::x'],
    ['::1', '0:0:0::x'],
    ['fe80::1%eth0', 'fe80:0:0::x'],
  ])('[trust 3] shows %s as %s', (ip, shown) => {
    expect(shortAddress(ip)).toBe(shown);
  });

  it('is undefined for a text that is not an IP address', () => {
    for (const given of ['', 'unknown', '41.96.12', '<b>']) expect(shortAddress(given)).toBeUndefined();
  });
});

describe('a masked e-mail address', () => {
  it('[trust 4] is its first letter, *** and its domain', () => {
    expect(maskedEmail('ann.smith@shop.test')).toBe('a***@shop.test');
    expect(maskedEmail('a@shop.test')).toBe('a***@shop.test');
  });
});
