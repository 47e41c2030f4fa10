import { render, screen, waitFor } from '@testing-library/react';
import { init } from '@module-federation/runtime';
import type { UserView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { initI18n } from '@manette/web-i18n';
import { MemoryRouter } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import { createStore, Provider } from '@manette/web-store';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { App } from './app';

const DOWN = 'This part is not available right now';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const location = () => screen.getByTestId('location').textContent;

// No remote runs in this test: the requested manifest and the error page show which remote a path needs.
describe('the paths of the product', () => {
  let network: FakeApi;
  let manifests: string[];
  const show = async (at: string, user?: UserView) => {
    await renderApp(<App />, { at, user });
    await screen.findByRole('navigation', { name: 'Main' });
  };

  // The build adds this call to the product.
  beforeAll(() => void init({ name: 'shell', remotes: [] }));
  beforeEach(() => {
    localStorage.clear();
    // Low data turns prefetching off, so that each requested manifest is one that the page needs.
    document.documentElement.dataset.lowData = '';
    manifests = [];
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const entry = (name: string) => ({ entry: `/remotes/${name}/mf-manifest.json` });
    network = fakeApi({
      'GET /config': () => ({
        body: { googleEnabled: false, remotes: { storefront: entry('storefront'), admin: entry('admin') } },
      }),
    });
    for (const name of ['storefront', 'admin'])
      network.answer(`GET /remotes/${name}/mf-manifest.json`, () => {
        manifests.push(name);
        return { status: 503, body: 'down' };
      });
  });
  afterEach(() => {
    delete document.documentElement.dataset.lowData;
    network.restore();
    jest.restoreAllMocks();
  });

  it.each([
    ['[SHELL-008]', '/login', 'Login'],
    ['[SHELL-008]', '/register', 'Register'],
    ['[SHELL-009]', '/verify-email/abc', 'Verification failed'],
    ['[SHELL-010]', '/verify-email?token=abc', 'Verification failed'],
  ])('%s %s is open to anyone', async (_, path, name) => {
    await show(path);
    expect(await heading(name)).toBeInTheDocument();
    expect(location()).toBe(path);
    expect(manifests).toEqual([]);
  });

  it('[SHELL-011] /auth/callback is open to anyone', async () => {
    await show('/auth/callback?error=denied');
    expect(await heading('Login')).toBeInTheDocument();
    expect(location()).toBe('/login?error=denied');
  });

  it.each([
    ...['/', '/accounts', '/accounts/1', '/giftcards', '/giftcards/1'].map((path) => ['[SHELL-012]', path]),
    ...['/public-chat', '/support', '/support/1', '/profile'].map((path) => ['[SHELL-013]', path]),
    ...['', '/dashboard', '/accounts', '/users', '/giftcards'].map((path) => [
      '[SHELL-014]',
      `/admin${path}`,
    ]),
    ['[SHELL-015]', '/nowhere/at-all'],
  ])('[SHELL-016] %s %s redirects signed-out users to /login', async (_, path) => {
    await show(path!);
    expect(await heading('Login')).toBeInTheDocument();
    expect(location()).toBe('/login');
    expect(manifests).toEqual([]);
  });

  it('[SHELL-012] [SHELL-013] loads client pages from the storefront, or shows an error if it is down', async () => {
    await show('/accounts/1', aClient());
    expect(await heading(DOWN)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(new Set(manifests)).toEqual(new Set(['storefront']));
    expect(screen.getByRole('link', { name: 'Support' })).toBeInTheDocument();
  });

  it('[SHELL-014] loads the back office from the admin remote for administrators', async () => {
    await show('/admin/users', anAdmin());
    expect(await heading(DOWN)).toBeInTheDocument();
    expect(new Set(manifests)).toEqual(new Set(['admin']));
  });

  it('[SHELL-017] [SHELL-014] redirects a client who opens the back office to /', async () => {
    await show('/admin/users', aClient());
    await waitFor(() => expect(location()).toBe('/'));
    expect(manifests).not.toContain('admin');
  });

  it.each(['/login', '/register'])('%s redirects signed-in users to /', async (path) => {
    await show(path, aClient());
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('[SHELL-018] shows a spinner while the session is being checked', async () => {
    await initI18n();
    render(
      <Provider store={createStore(api.middleware)}>
        <MemoryRouter initialEntries={['/accounts']}>
          <App />
        </MemoryRouter>
      </Provider>,
    );
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
