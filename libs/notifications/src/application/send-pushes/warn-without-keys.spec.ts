import type { AppConfig } from '@manette/platform';
import { Logger } from '@nestjs/common';
import { WarnWithoutKeys } from './warn-without-keys.js';

const keys = { publicKey: 'public', privateKey: 'private', subject: 'mailto:shop@manette.test' };
const warnings = (push: AppConfig['pocket']['push']) => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  warn.mockClear();
  new WarnWithoutKeys({ pocket: { push } } as AppConfig).onApplicationBootstrap();
  return warn.mock.calls;
};
afterEach(() => jest.restoreAllMocks());

describe('a start', () => {
  it('[POC-004] warns once if there are no keys to sign pushes, and names the variables', () => {
    expect(warnings(undefined)).toEqual([[expect.stringMatching(/VAPID_PUBLIC_KEY.*VAPID_PRIVATE_KEY/)]]);
    expect(warnings(keys)).toEqual([]);
  });
});
