import { pageOf } from './page-of';

it.each([
  ['/', '/'],
  ['/accounts', '/accounts'],
  ['/accounts/', '/accounts'],
  ['/accounts/0199a7c2-0000-7000-8000-0000000000a1', '/accounts/:id'],
  ['/reset-password/secret', '/reset-password/:token'],
  ['/admin/users', '/admin/users'],
  ['/accounts/1/2', 'other'],
  ['/nowhere', 'other'],
])('[OPS-107] %s is the page %s', (path, page) => expect(pageOf(path)).toBe(page));
