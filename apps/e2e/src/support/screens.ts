import { ROLES, type Role, type Stage } from './stage.ts';

/** What somebody finds at a path: the heading of the screen, or where they are sent. */
export type Found = { heading: string | RegExp } | { sentTo: string; heading: string | RegExp };
export interface Screen {
  path: (stage: Stage) => string;
  found: (stage: Stage) => Record<Role, Found>;
}

const LOGIN: Found = { sentTo: '/login', heading: 'Login' };
const HOME: Found = { sentTo: '/', heading: /^Welcome, / };
const at = (heading: string | RegExp): Found => ({ heading });
const everybody = (found: Found): Record<Role, Found> =>
  Object.fromEntries(ROLES.map((role) => [role, found])) as Record<Role, Found>;

/** For anyone; a session that was ended is noticed there too, and sent to /login [ID-079]. */
const open = (path: string, heading: string): Screen => ({
  path: () => path,
  found: () => ({ ...everybody(at(heading)), deactivated: LOGIN }),
});

/** For those who are signed out; the others are home already. */
const door = (path: string, heading: string): Screen => ({
  path: () => path,
  found: () => ({
    ...everybody(HOME),
    anonymous: at(heading),
    deactivated: LOGIN,
  }),
});

/** For everybody who is signed in [SHELL-016]; `change` says who finds something else. */
const behindLogin = (
  path: string | ((stage: Stage) => string),
  heading: string | RegExp | ((stage: Stage) => string),
  change: Partial<Record<Role, Found>> = {},
): Screen => ({
  path: (stage) => (typeof path === 'string' ? path : path(stage)),
  found: (stage) => ({
    ...everybody(at(typeof heading === 'function' ? heading(stage) : heading)),
    anonymous: LOGIN,
    deactivated: LOGIN,
    ...change,
  }),
});

/** For administrators [SHELL-017]. */
const backOffice = (path: string, found: Found): Screen => ({
  path: () => path,
  found: () => ({ ...everybody(HOME), anonymous: LOGIN, deactivated: LOGIN, administrator: found }),
});

/** What everybody finds on every screen, by the path pattern of its route. A line may be here before its route is. */
export const SCREENS: Record<string, Screen> = {
  '/login': door('/login', 'Login'),
  '/register': door('/register', 'Register'),
  '/verify-email/:token?': open('/verify-email/no-such-token', 'Verification failed'),
  '/forgot-password': open('/forgot-password', 'Forgot password'),
  '/reset-password/:token': open('/reset-password/no-such-token', 'Reset password'),
  '/auth/callback': {
    path: () => '/auth/callback?error=authentication_failed',
    found: () => ({ ...everybody(HOME), anonymous: LOGIN, deactivated: LOGIN }),
  },
  '/': behindLogin('/', /^Welcome, /),
  '/accounts': behindLogin('/accounts', 'Accounts'),
  '/accounts/:id': behindLogin(
    ({ paths }) => paths.account,
    ({ headings }) => headings.account,
  ),
  '/giftcards': behindLogin('/giftcards', 'Gift Cards'),
  '/giftcards/:id': behindLogin(
    ({ paths }) => paths.giftCard,
    ({ headings }) => headings.giftCard,
  ),
  '/profile': behindLogin('/profile', 'Profile'),
  '/public-chat': behindLogin('/public-chat', 'Public Chat'),
  '/support': behindLogin('/support', 'Support Tickets'),
  '/support/:ticketId': behindLogin(
    ({ paths }) => paths.ticket,
    ({ headings }) => headings.ticket,
    {
      unverified: at('Support Tickets'),
      'other client': { sentTo: '/support', heading: 'Support Tickets' },
    },
  ),
  '/*': behindLogin('/nowhere/at-all', '', {
    unverified: HOME,
    client: HOME,
    'other client': HOME,
    administrator: HOME,
  }),
  '/admin': backOffice('/admin', at('Admin Panel')),
  '/admin/dashboard': backOffice('/admin/dashboard', at('Dashboard')),
  '/admin/accounts': backOffice('/admin/accounts', at('Manage Accounts')),
  '/admin/giftcards': backOffice('/admin/giftcards', at('Manage Gift Cards')),
  '/admin/users': backOffice('/admin/users', at('Manage Users')),
  '/admin/*': backOffice('/admin/nowhere', HOME),
};
