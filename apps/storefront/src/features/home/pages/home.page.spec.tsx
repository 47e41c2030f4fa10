import { screen, within } from '@testing-library/react';
import type { UserView } from '@manette/contracts/identity';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import HomePage from './home.page';

const RULES = {
  Secondaire_Online: [
    ['CAT-007', 'Play only with the account given'],
    ['CAT-008', 'Activating it as primary console is forbidden'],
    ['CAT-009', 'Internet required (4G, 3G or wifi)'],
    ['CAT-010', 'Minimum period 1 month'],
    ['CAT-011', 'Changing account info is forbidden'],
  ],
  'Principal_Online/Offline': [
    ['CAT-012', 'Play with any account on your own console'],
    ['CAT-013', 'Works online or offline after download'],
    ['CAT-014', 'Activating as primary is required'],
    ['CAT-015', 'Minimum period 6 months'],
    ['CAT-016', 'No changing info'],
  ],
  Offline_Principal: [
    ['CAT-017', 'No internet after activation'],
    ['CAT-018', 'The game must not be deleted after activation'],
    ['CAT-019', 'Lasts as long as internet is not enabled'],
    ['CAT-020', 'One console'],
  ],
  Compte_Complet: [
    ['CAT-021', 'Full ownership'],
    ['CAT-022', 'You may change e-mail and password'],
    ['CAT-023', 'No restrictions'],
    ['CAT-024', 'One-time purchase'],
  ],
};

describe('the home page', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({ 'GET /accounts': () => ({ body: { accounts: [], nextCursor: null, total: 0 } }) });
  });
  afterEach(() => network.restore());
  const show = (user: UserView = aClient(), language: 'en' | 'ar' = 'en') =>
    renderApp(<HomePage />, { user, language });

  it('[SHELL-034] greets the user by name', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, yacine' })).toBeInTheDocument();
  });

  it.each(['en', 'ar'] as const)('uses the greeting as the title of the tab in %s', async (language) => {
    await show(aClient({ username: 'ya$$ne_' }), language);
    const greeting = await screen.findByRole('heading', { level: 1 });
    expect(greeting).toHaveTextContent('ya$$ne_');
    expect(document.title).toBe(`${greeting.textContent} · Manette`);
  });

  it('[SHELL-036, SHELL-037] links to accounts, chat and support, and not to the back office for a client', async () => {
    await show();
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Browse Accounts', 'Public Chat', 'Support'].map(to)).toEqual([
      '/accounts',
      '/public-chat',
      '/support',
    ]);
    expect(screen.queryByRole('link', { name: 'Admin Panel' })).toBeNull();
  });

  it('[SHELL-035, SHELL-037] shows an administrator the badge and the link to /admin', async () => {
    await show(anAdmin());
    expect(screen.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
    expect(screen.getByText('Admin')).toBeInTheDocument();
  });

  it('[CAT-006, CAT-007, CAT-008, CAT-009, CAT-010, CAT-011, CAT-012, CAT-013, CAT-014, CAT-015, CAT-016] [CAT-017, CAT-018, CAT-019, CAT-020, CAT-021, CAT-022, CAT-023, CAT-024] describes the four services', async () => {
    await show();
    for (const [service, rules] of Object.entries(RULES)) {
      const panel = within((await screen.findByRole('heading', { name: service })).closest('section')!);
      for (const [, text] of rules) expect(panel.getByText(text!)).toBeInTheDocument();
    }
  });
});
