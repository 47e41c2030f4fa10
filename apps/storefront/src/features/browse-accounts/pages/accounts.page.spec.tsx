import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountView } from '@manette/contracts/catalog';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { anAccount } from '../testing/an-account';
import AccountsPage from './accounts.page';

const page = (accounts: AccountView[], nextCursor: string | null = null, total = accounts.length) => ({
  body: { accounts, nextCursor, total },
});
const show = (language: 'en' | 'ar' = 'en', at = '/accounts') =>
  renderApp(
    <>
      <AccountsPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: aClient(), language, at },
  );

describe('the shelf of accounts', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({
      'GET /accounts': () => page([anAccount()]),
      'POST /accounts/mark-viewed': () => ({ body: { message: 'ok' } }),
    });
    globalThis.IntersectionObserver = class {
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => network.restore());

  it('[CAT-027] shows a card per account with one link to its page', async () => {
    await show();
    const card = await screen.findByRole('article', { name: 'Sirocco-05' });
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/accounts/${anAccount()._id}`);
  });

  it('[CAT-025] marks the accounts as viewed', async () => {
    await show();
    await waitFor(() => expect(network.callsTo('POST /accounts/mark-viewed')).toHaveLength(1));
  });

  it('[CAT-031] shows the number of accounts found, in both languages', async () => {
    network.answer('GET /accounts', () => page([anAccount()], null, 48));
    const { unmount } = await show();
    expect(await screen.findByText('48 accounts found')).toBeInTheDocument();
    unmount();
    await show('ar');
    expect(await screen.findByText('48 حسابًا')).toBeInTheDocument();
  });

  it('names the services in Arabic, each with its code after it', async () => {
    await show('ar');
    const services = await screen.findByRole('combobox', { name: 'الخدمة' });
    // The page is hidden briefly while a lazy part of it loads.
    const options = await within(services).findAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual([
      'ثانوي (\u2068Secondaire_Online\u2069)',
      'أساسي (\u2068Principal_Online/Offline\u2069)',
      'دون إنترنت (\u2068Offline_Principal\u2069)',
      'كامل (\u2068Compte_Complet\u2069)',
    ]);
  });

  it('[CAT-028, CAT-029, CAT-030] filters on the server by words, service and console', async () => {
    await show();
    const service = await screen.findByRole('combobox', { name: 'Service' });
    await userEvent.selectOptions(service, 'Compte_Complet');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Console' }), 'PS4/PS5');
    // Typed last: React's act() loses an update that an event makes while the applied text is being rendered.
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), ' sirocco ');
    await waitFor(() => {
      const { query } = network.callsTo('GET /accounts').at(-1)!;
      expect(Object.fromEntries(query)).toEqual({
        q: 'sirocco',
        service: 'Compte_Complet',
        console: 'PS4/PS5',
      });
    });
    expect(screen.getByTestId('location')).toHaveTextContent('q=sirocco');
  });

  it('[CAT-032, CAT-092] marks a listing of the last seven days as new', async () => {
    network.answer('GET /accounts', () =>
      page([
        anAccount({ createdAt: new Date().toISOString() }),
        anAccount({ _id: '0199a7c2-0000-7000-8000-00000000000b', codeName: 'Old-01' }),
      ]),
    );
    await show();
    expect(
      within(await screen.findByRole('article', { name: 'Sirocco-05' })).getByText('New'),
    ).toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: 'Old-01' })).queryByText('New')).toBeNull();
  });

  it('[CAT-033, CAT-034, CAT-035] shows three games and how many more, the price per months, and the stock', async () => {
    await show();
    const card = within(await screen.findByRole('article', { name: 'Sirocco-05' }));
    expect(card.getByText('+2 more')).toBeInTheDocument();
    expect(card.queryByText('Orbital 9')).toBeNull();
    expect(card.getByText(/6\s500/)).toBeInTheDocument();
    expect(card.getByText('/ 6 months')).toBeInTheDocument();
    expect(card.getByText('3 available')).toBeInTheDocument();
  });

  it('[LIF-104] shows the average rating of a listing, and none if it has no average', async () => {
    const rated = anAccount({ _id: 'rated', codeName: 'Rated', rating: { average: 4.3, count: 12 } });
    network.answer('GET /accounts', () => page([rated, anAccount()]));
    const { unmount } = await show();
    const card = await screen.findByRole('article', { name: 'Rated' });
    expect(within(card).getByText('4.3 out of 5, 12 ratings')).toBeInTheDocument();
    expect(screen.getAllByText(/out of 5/)).toHaveLength(1);
    unmount();
    await show('ar');
    expect(await screen.findByText('4.3 من 5، 12 تقييمًا')).toBeInTheDocument();
  });

  it('[CAT-091] shows that a listing is out of stock', async () => {
    network.answer('GET /accounts', () => page([anAccount({ available: 0 })]));
    await show();
    expect(await screen.findByText('Out of Stock')).toBeInTheDocument();
  });

  it('loads the next page by a button', async () => {
    network.answer('GET /accounts', ({ query }) =>
      query.get('cursor') === 'two'
        ? page([anAccount({ _id: '0199a7c2-0000-7000-8000-00000000000b', codeName: 'Second-02' })], null, 2)
        : page([anAccount()], 'two', 2),
    );
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('article', { name: 'Second-02' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Sirocco-05' })).toBeInTheDocument();
  });

  it('offers to clear the filters when nothing matches', async () => {
    network.answer('GET /accounts', () => page([]));
    await show('en', '/accounts?q=zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(screen.getByTestId('location')).toHaveTextContent(/^\/accounts$/);
  });

  it('[ERR-017] shows that the list failed to load, with a retry', async () => {
    network.answer('GET /accounts', () => ({
      status: 500,
      body: { statusCode: 500, code: 'INTERNAL', message: 'x' },
    }));
    await show();
    expect((await screen.findAllByText('Failed to load accounts')).length).toBeGreaterThan(0);
    network.answer('GET /accounts', () => page([anAccount()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Sirocco-05' })).toBeInTheDocument();
  });
});
