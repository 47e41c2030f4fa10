import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountView, GiftCardView } from '@manette/contracts/catalog';
import { renderApp } from '@manette/web-session/testing';
import { aClient, aGiftCard, anAccount, fakeApi, type FakeApi } from '@manette/web-testing';
import { noteViewed, readViewed, type Viewed } from '../../../listings/viewed-listings';
import HomePage from '../pages/home.page';

const ME = aClient();
const account = (at: number): AccountView => anAccount({ _id: `account-${at}`, codeName: `Account ${at}` });
const card = (at: number): GiftCardView => aGiftCard({ _id: `card-${at}`, name: `Card ${at}` });

describe('the recently viewed listings', () => {
  let network: FakeApi;
  let accounts: AccountView[];
  let cards: GiftCardView[];
  const chosen = <Listing extends { _id: string }>(listings: Listing[], ids: string | null) =>
    listings.filter(({ _id }) => ids?.split(',').includes(_id));
  const open = async (...listings: [Viewed['kind'], string][]) => {
    await renderApp(null, { user: ME });
    for (const [kind, id] of listings) noteViewed(ME._id, { kind, id });
  };
  const show = () => renderApp(<HomePage />, { user: ME });
  const region = () => screen.findByRole('region', { name: 'Recently viewed' });
  const names = async () =>
    within(await region())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  beforeEach(() => {
    localStorage.clear();
    accounts = Array.from({ length: 14 }, (_, at) => account(at));
    cards = [card(1)];
    network = fakeApi({
      'GET /accounts': ({ query }) => ({
        body: { accounts: chosen(accounts, query.get('ids')), nextCursor: null, total: 0 },
      }),
      'GET /giftcards': ({ query }) => ({
        body: { giftCards: chosen(cards, query.get('ids')), nextCursor: null, total: 0 },
      }),
    });
  });
  afterEach(() => network.restore());

  it('[POC-108] are the six that were opened last, newest first, without deleted ones', async () => {
    const ids = accounts.map(({ _id }) => _id);
    await open(...ids.slice(0, 5).map((id) => ['account', id] as [Viewed['kind'], string]));
    noteViewed(ME._id, { kind: 'gift', id: 'card-1' });
    for (const id of ids.slice(5, 8)) noteViewed(ME._id, { kind: 'account', id });
    noteViewed(ME._id, { kind: 'account', id: 'account-3' });
    accounts = accounts.filter(({ _id }) => _id !== 'account-6');
    await show();
    expect(await names()).toEqual([
      ...['Account 3', 'Account 7', 'Account 5', 'Card 1', 'Account 4', 'Account 2'],
    ]);
    const calls = network.calls.filter(({ query }) => query.has('ids'));
    expect(calls.map(({ path }) => path).sort()).toEqual(['/accounts', '/giftcards']);
  });

  it('[POC-108] have their current price and stock', async () => {
    await open(['account', 'account-1']);
    accounts = [{ ...account(1), prix: { amount: 999, currency: 'DZD' }, available: 0 }];
    await show();
    const shown = within(await region());
    expect(shown.getByText('999')).toBeInTheDocument();
    expect(shown.getByText('Out of Stock')).toBeInTheDocument();
  });

  it('[POC-108] are stored per user, at most twelve, until the user clears them', async () => {
    await open(...accounts.map(({ _id }) => ['account', _id] as [Viewed['kind'], string]));
    expect(readViewed(ME._id)).toHaveLength(12);
    expect(readViewed('somebody-else')).toEqual([]);
    await show();
    await userEvent.click(within(await region()).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
    expect(readViewed(ME._id)).toEqual([]);
  });
});
