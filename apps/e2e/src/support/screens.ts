import { ROLES, type Role, type RoleFixtures } from './role-fixtures.ts';

/** What a user finds at a path: the heading of the screen, or the path of the redirect. */
export type Found = { heading: string | RegExp } | { sentTo: string; heading: string | RegExp };
export interface Screen {
  path: (fixtures: RoleFixtures) => string;
  found: (fixtures: RoleFixtures) => Record<Role, Found>;
}

const LOGIN: Found = { sentTo: '/login', heading: 'Login' };
const HOME: Found = { sentTo: '/', heading: /^Welcome, / };
const at = (heading: string | RegExp): Found => ({ heading });
const everybody = (found: Found): Record<Role, Found> =>
  Object.fromEntries(ROLES.map((role) => [role, found])) as Record<Role, Found>;

/** For every visitor; a session that has ended leads to /login from here too [ID-079]. */
const open = (path: string, heading: string): Screen => ({
  path: () => path,
  found: () => ({ ...everybody(at(heading)), deactivated: LOGIN }),
});

/** For users who are signed out; others are redirected home. */
const signedOutOnly = (path: string, heading: string): Screen => ({
  path: () => path,
  found: () => ({
    ...everybody(HOME),
    anonymous: at(heading),
    deactivated: LOGIN,
  }),
});

/** For users who are signed in [SHELL-016]; `change` lists the roles that find something else. */
const behindLogin = (
  path: string | ((fixtures: RoleFixtures) => string),
  heading: string | RegExp | ((fixtures: RoleFixtures) => string),
  change: Partial<Record<Role, Found>> = {},
): Screen => ({
  path: (fixtures) => (typeof path === 'string' ? path : path(fixtures)),
  found: (fixtures) => ({
    ...everybody(at(typeof heading === 'function' ? heading(fixtures) : heading)),
    anonymous: LOGIN,
    deactivated: LOGIN,
    ...change,
  }),
});

/** For administrators [SHELL-017]. */
const backOffice = (path: string | ((fixtures: RoleFixtures) => string), found: Found): Screen => ({
  path: (fixtures) => (typeof path === 'string' ? path : path(fixtures)),
  found: () => ({ ...everybody(HOME), anonymous: LOGIN, deactivated: LOGIN, administrator: found }),
});

/** What each role finds on every screen, by the path pattern of its route. An entry may precede its route. */
export const SCREENS: Record<string, Screen> = {
  '/login': signedOutOnly('/login', 'Login'),
  '/login/second-step': {
    path: () => '/login/second-step',
    found: () => ({ ...everybody(HOME), anonymous: LOGIN, deactivated: LOGIN }),
  },
  '/register': signedOutOnly('/register', 'Register'),
  '/verify-email/:token?': open('/verify-email/no-such-token', 'Verification failed'),
  '/forgot-password': open('/forgot-password', 'Forgot password'),
  '/reset-password/:token': open('/reset-password/no-such-token', 'Reset password'),
  '/unsubscribe/:token': open('/unsubscribe/no-such-token', 'Mail notifications'),
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
  '/profile/security': behindLogin('/profile/security', 'Security'),
  '/public-chat': behindLogin('/public-chat', 'Public Chat'),
  '/rentals': behindLogin('/rentals', 'My rentals', {
    administrator: { sentTo: '/admin/rentals', heading: 'Rentals' },
  }),
  '/share': behindLogin('/share', 'Share to a conversation'),
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
  '/admin/audit': backOffice('/admin/audit', at('Audit Log')),
  '/admin/dashboard': backOffice('/admin/dashboard', at('Dashboard')),
  '/admin/accounts': backOffice('/admin/accounts', at('Manage Accounts')),
  '/admin/accounts/:id/units': backOffice(({ paths }) => `/admin${paths.account}/units`, at(/^Units of /)),
  '/admin/giftcards': backOffice('/admin/giftcards', at('Manage Gift Cards')),
  '/admin/giftcards/:id/units': backOffice(({ paths }) => `/admin${paths.giftCard}/units`, at(/^Units of /)),
  '/admin/payments': backOffice('/admin/payments', at('Payments')),
  '/admin/rentals': backOffice('/admin/rentals', at('Rentals')),
  '/admin/moderation': backOffice('/admin/moderation', at('Moderation')),
  '/admin/integrations': backOffice('/admin/integrations', at('Integrations')),
  '/admin/integrations/webhooks/:id': backOffice(({ paths }) => paths.webhook, at('Deliveries')),
  '/admin/settings': backOffice('/admin/settings', at('Shop settings')),
  '/admin/users': backOffice('/admin/users', at('Manage Users')),
  '/admin/*': backOffice('/admin/nowhere', HOME),
};
