import { Suspense } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { init } from '@module-federation/runtime';
import type { UserView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { initI18n } from '@manette/web-i18n';
import { MemoryRouter, useLocation } from '@manette/web-router';
import { page, readToken, restoreSession, storeSession } from '@manette/web-session';
import { createStore, Provider } from '@manette/web-store';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { App } from './app';

/** The result of a page load: a page of the shell with its heading, or the remote whose manifest is requested. */
type End = { at: string; heading: string } | { at: string; remote: 'storefront' | 'admin' };

const at = (path: string, heading: string): [string, End] => [path, { at: path, heading }];
const LOGIN: End = { at: '/login', heading: 'Login' };
const HOME: End = { at: '/', remote: 'storefront' };

const OPEN = [
  at('/verify-email/abc', 'Verification failed'),
  at('/forgot-password', 'Forgot password'),
  at('/reset-password/abc', 'Reset password'),
];
const SIGNED_OUT_ONLY = [at('/login', 'Login'), at('/register', 'Register')];
const STOREFRONT = [
  ...['/', '/accounts', '/accounts/1', '/giftcards', '/giftcards/1', '/profile', '/profile/security'],
  ...['/public-chat', '/support', '/support/1', '/rentals', '/nowhere/at-all'],
];
const ADMIN = ['', '/dashboard', '/accounts', '/giftcards', '/rentals', '/users'].map(
  (path) => `/admin${path}`,
);

const all = (paths: string[], end: (path: string) => End): [string, End][] =>
  paths.map((path) => [path, end(path)]);

const SIGNED_OUT = [...OPEN, ...SIGNED_OUT_ONLY, ...all([...STOREFRONT, ...ADMIN], () => LOGIN)];
const SIGNED_IN = [
  ...OPEN,
  ...all(['/login', '/register'], () => HOME),
  ...all(STOREFRONT, (path) => ({ at: path, remote: 'storefront' })),
];
const CLIENT = [...SIGNED_IN, ...all(ADMIN, () => HOME)];
const ADMINISTRATOR = [...SIGNED_IN, ...all(ADMIN, (path) => ({ at: path, remote: 'admin' }))];

const ROLES: { role: string; user?: UserView; pages: [string, End][] }[] = [
  { role: 'anonymous', pages: SIGNED_OUT },
  { role: 'an unverified client', user: aClient({ emailVerified: false }), pages: CLIENT },
  { role: 'a client', user: aClient(), pages: CLIENT },
  { role: 'an administrator', user: anAdmin(), pages: ADMINISTRATOR },
];

function Location() {
  return <output data-testid="location">{useLocation().pathname}</output>;
}

/** Loads a path as the product does: with the stored session, which the server accepts or rejects. */
async function load(path: string): Promise<void> {
  await initI18n();
  const store = createStore(api.middleware);
  await act(async () => {
    void store.dispatch(restoreSession());
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>
            <App />
          </Suspense>
          <Location />
        </MemoryRouter>
      </Provider>,
    );
  });
}

let network: FakeApi;
let askedRemotes: string[];

beforeAll(() => void init({ name: 'shell', remotes: [] }));
beforeEach(() => {
  localStorage.clear();
  // Low data turns prefetching off, so that each requested manifest is one that the page needs.
  document.documentElement.dataset.lowData = '';
  localStorage.setItem('language', 'en');
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation();
  jest.spyOn(window, 'scrollTo').mockImplementation();
  const remote = (name: string) => ({ entry: `/remotes/${name}/mf-manifest.json` });
  const remotes = { storefront: remote('storefront'), admin: remote('admin') };
  network = fakeApi({ 'GET /config': () => ({ body: { googleEnabled: false, remotes } }) });
  const own: string[] = (askedRemotes = []);
  for (const name of ['storefront', 'admin'])
    network.answer(`GET /remotes/${name}/mf-manifest.json`, () => {
      own.push(name);
      return { status: 503, body: 'down' };
    });
});
afterEach(() => {
  delete document.documentElement.dataset.lowData;
  network.restore();
  jest.restoreAllMocks();
});

// No remote runs in this test: the requested manifest shows which remote the page needs.
describe.each(ROLES)('a load by $role', ({ user, pages }) => {
  it.each(pages)(
    '[SHELL-008, SHELL-009, SHELL-012, SHELL-013, SHELL-014, SHELL-015, SHELL-016, SHELL-017] %s',
    async (path, end) => {
      if (user) {
        storeSession({ token: 'token-of-the-test', user });
        network.answer('GET /auth/me', () => ({ body: { user } }));
      }
      await load(path);
      const location = () => screen.getByTestId('location').textContent;
      await waitFor(() => expect(location()).toBe(end.at));
      if ('remote' in end) await waitFor(() => expect(new Set(askedRemotes)).toEqual(new Set([end.remote])));
      else {
        expect(await screen.findByRole('heading', { level: 1, name: end.heading })).toBeInTheDocument();
        expect(askedRemotes).toEqual([]);
      }
      expect(location()).toBe(end.at);
    },
  );
});

describe('a load by a client whose session has ended', () => {
  it.each(SIGNED_OUT.map(([path]) => path))('[ID-071, SHELL-016] %s', async (path) => {
    const goTo = jest.spyOn(page, 'goTo').mockImplementation();
    storeSession({ token: 'token-of-the-test', user: aClient() });
    network.answer('GET /auth/me', () => ({ status: 401, body: { statusCode: 401, code: 'UNAUTHORIZED' } }));
    await load(path);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
    expect(readToken()).toBeNull();
  });
});
