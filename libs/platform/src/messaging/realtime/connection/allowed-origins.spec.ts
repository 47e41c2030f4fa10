import { originMatcher } from './allowed-origins.js';

const judge = (environment: 'production' | 'development', corsOrigins: string[] = []) =>
  originMatcher({
    environment,
    http: {
      port: 1,
      hosts: [],
      publicUrl: 'https://shop.test',
      corsOrigins,
      trustedProxies: [],
      servesPages: false,
    },
  });

describe('the origin of a handshake', () => {
  it.each([
    [undefined, true],
    ['https://shop.test', true],
    ['https://remote.test:8443', true],
    ['http://shop.test', false],
    ['https://shop.test.evil.test', false],
    ['https://evil.test', false],
    ['null', false],
    ['', false],
    ['http://localhost:4200', false],
  ])('%s may open sockets in production: %s', (origin, may) => {
    expect(judge('production', ['https://remote.test:8443'])(origin)).toBe(may);
  });

  it.each([
    ['http://localhost:4200', true],
    ['http://127.0.0.1:4200', true],
    ['http://[::1]:5000', true],
    ['https://localhost', true],
    ['http://localhost.evil.test', false],
    ['http://127.0.0.1.evil.test', false],
    ['http://evil.test', false],
  ])('%s may open sockets in development: %s', (origin, may) => {
    expect(judge('development')(origin)).toBe(may);
  });
});
