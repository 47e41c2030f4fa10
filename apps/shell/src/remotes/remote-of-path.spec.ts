import { remoteOfPath } from './remote-of-path';

describe('the remote of a path', () => {
  it.each([
    '/login',
    '/register',
    '/verify-email/x',
    '/forgot-password',
    '/reset-password/x',
    '/auth/callback',
  ])('is null for %s, which is a page of the shell', (path) => expect(remoteOfPath(path)).toBeNull());

  it.each([
    ['/admin', 'admin'],
    ['/admin/users', 'admin'],
    ['/administer', 'storefront'],
    ['/', 'storefront'],
    ['/support/x', 'storefront'],
  ])('for %s is %s', (path, remote) => expect(remoteOfPath(path)).toBe(remote));
});
