import { cacheControlOf, destinationOf, namesFile } from './front-ends.js';

describe('the one origin', () => {
  it.each([
    '/api',
    '/api/accounts',
    '/api/docs-json',
    '/uploads/a/b.webp',
    '/socket.io/',
    '/auth/google',
    '/auth/google/callback',
  ])('[RUN-ORIGIN] sends %s to the API', (path) => expect(destinationOf(path)).toEqual({ kind: 'api' }));

  it.each(['/', '/accounts', '/apia', '/auth/callback', '/verify-email', '/uploadsx', '/remotesx/a.js'])(
    '[RUN-ORIGIN] leaves %s to the shell',
    (path) => expect(destinationOf(path)).toEqual({ kind: 'shell' }),
  );

  it.each([
    ['/remotes/admin/mf-manifest.json', 'admin', '/mf-manifest.json'],
    ['/remotes/admin', 'admin', '/'],
    ['/remotes', '', '/'],
    ['/remotes/', '', '/'],
  ])('[RUN-ORIGIN] sends %s to a remote', (path, remote, rest) =>
    expect(destinationOf(path)).toEqual({ kind: 'remote', remote, path: rest }),
  );

  it.each(['/metrics', '/.env', '/.git/config', '/js/.hidden'])('[RUN-ORIGIN] never shows %s', (path) =>
    expect(destinationOf(path)).toEqual({ kind: 'nothing' }),
  );

  it('[OPS-010] hides nothing below /.well-known/', () => {
    expect(destinationOf('/.well-known/security.txt')).toEqual({ kind: 'shell' });
    for (const path of ['/.well-known', '/.well-knownx/a', '/a/.well-known/b'])
      expect(destinationOf(path)).toEqual({ kind: 'nothing' });
  });

  it('[RUN-ORIGIN] distinguishes files from pages', () => {
    expect(namesFile('/js/main.js')).toBe(true);
    expect(namesFile('/support/0199c0de')).toBe(false);
    expect(namesFile('/v1.2/page')).toBe(false);
  });

  it('[RUN-ORIGIN] is cached as immutable only for files with a hash in their names', () => {
    const forever = 'public, max-age=31536000, immutable';
    expect(cacheControlOf('/js/main.1a2b3c4d.js')).toBe(forever);
    expect(cacheControlOf('/fonts/readex-pro-arabic-wght-normal.1a2b3c4d.woff2')).toBe(forever);
    for (const path of ['/index.html', '/mf-manifest.json', '/remoteEntry.js', '/js/decade-of.js'])
      expect(cacheControlOf(path)).toBe('no-cache');
  });
});
