import { readNginxSettings } from './settings.ts';

const HTTPS = { PUBLIC_URL: 'https://shop.test', TLS_CERTIFICATE: '/c', TLS_KEY: '/k' };
const faults = (given: Record<string, string>) => readNginxSettings(given, '/shop').faults;
const settings = (given: Record<string, string>) => readNginxSettings(given, '/shop').settings;

describe('the settings of npm run nginx', () => {
  it('[OPS-028] require a certificate and a key for https', () => {
    expect(faults({ PUBLIC_URL: 'https://shop.test' })).toEqual([
      'TLS_CERTIFICATE is required when PUBLIC_URL is https',
      'TLS_KEY is required when PUBLIC_URL is https',
    ]);
    expect(faults({ ...HTTPS, TLS_KEY: '' })).toEqual(['TLS_KEY is required when PUBLIC_URL is https']);
    expect(faults({ PUBLIC_URL: 'http://shop.test' })).toEqual([]);
  });

  it('[OPS-029] redirect from port 80 by default, and only with https', () => {
    expect(settings(HTTPS)?.httpPort).toBe(80);
    expect(settings({ ...HTTPS, HTTP_PORT: '8080' })?.httpPort).toBe(8080);
    expect(settings({ ...HTTPS, HTTP_PORT: 'off' })?.httpPort).toBeUndefined();
    expect(settings({ PUBLIC_URL: 'http://shop.test' })?.httpPort).toBeUndefined();
  });

  it('[OPS-027] use the process on PORT as upstream, unless UPSTREAMS names others', () => {
    expect(settings({ PUBLIC_URL: 'http://shop.test', PORT: '4321' })?.upstreams).toEqual(['127.0.0.1:4321']);
    expect(settings({ ...HTTPS, UPSTREAMS: 'api-1:8080, [::1]:81' })?.upstreams).toEqual([
      'api-1:8080',
      '[::1]:81',
    ]);
  });

  it('[OPS-027] report each missing or malformed variable in one line', () => {
    expect(faults({})).toEqual(['PUBLIC_URL is required']);
    expect(faults({ ...HTTPS, UPSTREAMS: 'a;b', HTTP_PORT: '0', TLS_KEY: '/a"b' })).toEqual([
      'UPSTREAMS must be host:port, several separated by commas',
      'TLS_KEY must be a path without $, quotes, backslashes and line breaks',
      'HTTP_PORT must be a port from 1 to 65535, or off',
    ]);
    expect(faults({ ...HTTPS, PUBLIC_URL: 'https://shop.test/path' })).toEqual([
      'PUBLIC_URL must be an origin, without a path',
    ]);
    expect(faults({ ...HTTPS, PUBLIC_URL: 'https://shop$host' })).toEqual([
      'PUBLIC_URL must have a host of letters, digits, dots and hyphens',
    ]);
    expect(faults({ ...HTTPS, RELEASES: '/a$b' })).toEqual([
      'RELEASES must be a path without $, quotes, backslashes and line breaks',
    ]);
    // Variables that only other commands read are not checked here.
    expect(faults({ ...HTTPS, NODE_ENV: 'production', DATABASE_URL: 'x' })).toEqual([]);
    expect(faults({ ...HTTPS, HTTP_PORT: '443' })).toEqual([
      'HTTP_PORT must be another port than that of PUBLIC_URL',
    ]);
  });

  it('[OPS-031] contain the absolute path of the releases folder, and no folder if the releases are in S3', () => {
    expect(settings({ ...HTTPS, RELEASES: 'releases' })?.releases).toBe('/shop/releases');
    expect(settings({ ...HTTPS, RELEASES: 's3://bucket/prefix' })?.releases).toBeUndefined();
  });

  it('[OPS-027] name separate processes for contexts', () => {
    expect(settings({ ...HTTPS, CONTEXT_UPSTREAMS: 'chat=a:1,b:2;stats=c:3' })?.contexts).toEqual([
      { name: 'chat', upstreams: ['a:1', 'b:2'] },
      { name: 'stats', upstreams: ['c:3'] },
    ]);
    for (const wrong of ['chat', 'chat=', 'chat=a:1;chat=b:2', 'chat=a:1;b', 'chat=a:1=b:2'])
      expect(faults({ ...HTTPS, CONTEXT_UPSTREAMS: wrong })).toEqual([
        'CONTEXT_UPSTREAMS must be name=host:port,host:port, several separated by semicolons',
      ]);
    for (const unknown of ['nobody=a:1', 'constructor=a:1'])
      expect(faults({ ...HTTPS, CONTEXT_UPSTREAMS: unknown })).toEqual([
        'CONTEXT_UPSTREAMS must name contexts of identity, catalog, orders, payments, fulfilment, rentals, chat, stats, audit, notifications, webhooks',
      ]);
  });
});
