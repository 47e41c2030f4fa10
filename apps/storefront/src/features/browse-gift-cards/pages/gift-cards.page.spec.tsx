import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { aClient, aGiftCard, aPicture, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import GiftCardsPage from './gift-cards.page';

const card = aGiftCard({ _id: 'a', pictures: [aPicture('/u/1.webp')] });
const gone = aGiftCard({
  _id: 'b',
  name: 'Netflix €30',
  platform: 'Netflix',
  region: 'US/CA',
  value: { amount: 30, currency: 'EUR' },
  price: { amount: 2450, currency: 'DZD' },
  description: `${'x'.repeat(99)} yz`,
  available: 0,
  createdAt: new Date().toISOString(),
});
const page = (...giftCards: (typeof card)[]) => ({
  body: { giftCards, nextCursor: null, total: giftCards.length },
});
const show = (options: RenderOptions = {}) =>
  renderApp(
    <>
      <GiftCardsPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: aClient(), at: '/giftcards', ...options },
  );
const tile = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the shelf of gift cards', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({
      'GET /giftcards': () => page(card, gone),
      'POST /giftcards/mark-viewed': () => ({ body: { message: 'x' } }),
    });
  });
  afterEach(() => network.restore());

  it('[CAT-003, CAT-045, CAT-046] shows the cards, each with one link to its page, and their number', async () => {
    await show();
    expect(await screen.findByText('Showing 2 gift cards')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Gift Cards' })).toBeInTheDocument();
    const links = (await tile('PlayStation $50')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/giftcards/a']);
  });

  it('[CAT-047] shows picture, name, platform, region, value and price', async () => {
    await show();
    const { getByText, getAllByText } = await tile('PlayStation $50');
    expect(document.querySelector('img')).toHaveAttribute('src', '/u/1.webp');
    expect(getAllByText('PlayStation').some((badge) => badge.dataset.tone === 'outline')).toBe(true);
    expect(getByText('US')).toHaveAttribute('data-tone', 'outline');
    expect(getByText('50 USD').closest('p')).toHaveTextContent('Card value 50 USD');
    expect(getByText('9 400', { normalizer: (text) => text.replace('\u00a0', ' ') })).toBeInTheDocument();
  });

  it('[CAT-048] truncates the description at 100 characters', async () => {
    await show();
    expect((await tile('Netflix €30')).getByText(`${'x'.repeat(99)}…`)).toBeInTheDocument();
  });

  it('[CAT-049] shows the stock, or that a card is out of stock', async () => {
    await show();
    expect((await tile('PlayStation $50')).getByText('14 available')).toBeInTheDocument();
    expect((await tile('Netflix €30')).getByText('Out of Stock')).toBeInTheDocument();
  });

  it('[CAT-092] marks a new card that is in stock', async () => {
    network.answer('GET /giftcards', () => page({ ...gone, available: 2 }, card));
    await show();
    expect((await tile('Netflix €30')).getByText('New')).toBeInTheDocument();
    expect((await tile('PlayStation $50')).queryByText('New')).toBeNull();
  });

  it('[CAT-042, CAT-043, CAT-044, CAT-089] sends the filters to the server', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'Google Play');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'United Kingdom');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search gift cards' }), 'top');
    await waitFor(() =>
      expect(Object.fromEntries(network.callsTo('GET /giftcards').at(-1)!.query)).toEqual({
        q: 'top',
        platform: 'Google Play',
        region: 'UK',
      }),
    );
  });

  it('[CAT-086, CAT-087, CAT-088] offers every platform and region, and a choice for all', async () => {
    await show();
    const choices = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value);
    expect(choices('Region')).toEqual(['', 'US', 'UK', 'EU', 'CA', 'AU', 'DZ', 'MA', 'TN', 'Other']);
    expect(choices('Platform')).toHaveLength(11);
    expect(screen.getByRole('option', { name: 'Tunisia' })).toBeInTheDocument();
  });

  it('[CAT-050] shows that nothing matches, and clears the filters', async () => {
    network.answer('GET /giftcards', ({ query }) => (query.has('platform') ? page() : page(card)));
    await show({ at: '/giftcards?platform=Xbox' });
    expect(await screen.findByRole('heading', { name: 'No gift cards match' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await tile('PlayStation $50')).toBeTruthy();
  });

  it('[ERR-018] shows that the cards could not be loaded, and retries', async () => {
    network.answer('GET /giftcards', () => ({ status: 503, body: { message: 'x' } }));
    await show();
    await waitFor(() => expect(screen.getAllByText('Failed to load gift cards')).toHaveLength(2));
    network.answer('GET /giftcards', () => page(card));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tile('PlayStation $50')).toBeTruthy();
  });

  it('[CAT-026] marks the cards as viewed', async () => {
    await show();
    await waitFor(() => expect(network.callsTo('POST /giftcards/mark-viewed')).toHaveLength(1));
  });

  it('updates a card by the events of the server', async () => {
    await show();
    await tile('PlayStation $50');
    act(() => emitFromServer('giftcard_updated', { ...card, available: 1 }));
    expect(await screen.findByText('Last one')).toBeInTheDocument();
    act(() => emitFromServer('giftcard_deleted', { _id: 'a' }));
    expect(await screen.findByText('Showing 1 gift card')).toBeInTheDocument();
  });

  it('[SHELL-002] speaks Arabic', async () => {
    await show({ language: 'ar' });
    expect(await screen.findByText('بطاقتان معروضتان')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'تونس' })).toBeInTheDocument();
  });
});
