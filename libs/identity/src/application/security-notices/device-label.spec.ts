import { deviceLabel } from './device-label.js';

const ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

describe('the label of a device', () => {
  it('[trust 3] is its browser and its system', () => {
    expect(deviceLabel(ON_ANDROID)).toBe('Chrome on Android');
    expect(deviceLabel(ON_MAC)).toBe('Safari on macOS');
    expect(deviceLabel(ON_ANDROID, 'ar')).toBe('Chrome على Android');
  });

  it.each([undefined, '', ' ', 'curl/8.14.1', 'x'.repeat(100_000), '('.repeat(5000)])(
    '[trust 3] is the unknown device when the user agent is not recognized: %.20s',
    (userAgent) => {
      expect(deviceLabel(userAgent)).toBe('Unknown device');
      expect(deviceLabel(userAgent, 'ar')).toBe('جهاز غير معروف');
    },
  );

  it('never contains unknown words of the user agent', () => {
    expect(deviceLabel('Call https://evil.test at once/1 (Windows NT 10.0) now')).toBe('Unknown device');
  });
});
