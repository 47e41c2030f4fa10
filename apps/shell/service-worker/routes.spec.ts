import { cacheHandlerOf, keptPathOf, NOT_PAGES } from './routes';

describe('routes of the service worker', () => {
  it.each([
    ['/api/config', 'latest'],
    ['/remotes/admin/mf-manifest.json', 'latest'],
    ['/releases/storefront/0.1.0-a/mf-manifest.json', 'latest'],
    ['/remotes/storefront/js/page.accounts.0a1b2c3d.js', 'remote files'],
    ['/releases/admin/0.1.0-a/css/main.0a1b2c3d.css', 'remote files'],
    ['/uploads/public/pictures/ab/cd.webp', 'pictures'],
  ])('[POC-013, POC-015] %s is handled by: %s', (path, answerer) =>
    expect(cacheHandlerOf(path)).toBe(answerer),
  );

  it.each([
    '/api/auth/me',
    '/api/config/more',
    '/api/support/tickets',
    '/uploads/private/a.png',
    '/uploads/public/people/a.webp',
    '/socket.io/',
    '/auth/google',
    '/remotes/storefront/release.json',
    '/releases/shell/0.1.0-a/js/main.0a1b2c3d.js',
    '/sw.js',
  ])('[POC-016] %s is left to the browser', (path) => expect(cacheHandlerOf(path)).toBeUndefined());

  it('[POC-012] only pages match the navigation route, API calls and files do not', () => {
    const isPage = (path: string) => !NOT_PAGES.some((one) => one.test(path));
    expect(['/', '/accounts', '/admin/users', '/auth/callback'].every(isPage)).toBe(true);
    const others = ['/api/docs', '/auth/google', '/uploads/private/a', '/metrics', '/sw.js', '/robots.txt'];
    expect(others.some(isPage)).toBe(false);
  });

  it('[POC-012] maps the hashed files of a released shell to their precached paths', () => {
    expect(keptPathOf('/releases/shell/0.1.0-a/js/main.0a1b2c3d.js')).toBe('/js/main.0a1b2c3d.js');
    expect(keptPathOf('/releases/shell/0.1.0-a/release.json')).toBeUndefined();
    expect(keptPathOf('/js/main.0a1b2c3d.js')).toBeUndefined();
  });
});
