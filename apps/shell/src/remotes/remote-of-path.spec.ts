import { remoteOfPath } from './remote-of-path';

describe('the remote of a path', () => {
  it.each([
    '/login',
    '/register',
    '/verify-email/x',
    '/forgot-password',
    '/reset-password/x',
    '/auth/callback',
  ])('is none for %s, which the shell shows itself', (path) => expect(remoteOfPath(path)).toBeNull());

  it.each([
    ['/admin', 'admin'],
    ['/admin/users', 'admin'],
    ['/administer', 'storefront'],
    ['/', 'storefront'],
    ['/support/x', 'storefront'],
  ])('of %s is %s', (path, remote) => expect(remoteOfPath(path)).toBe(remote));
});
