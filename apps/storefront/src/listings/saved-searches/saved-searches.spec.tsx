import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedSearchView } from '@manette/contracts/catalog';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { ShelfSearches } from './lazy-searches';
import type { ShelfFilters } from './saved-searches.api';

const aSearch = (changes: Partial<SavedSearchView> = {}): SavedSearchView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000a1',
  catalog: 'accounts',
  query: { q: 'sirocco', console: 'PS5', inStock: true },
  name: 'sirocco, PS5, In stock',
  createdAt: '2026-01-15T10:30:00.000Z',
  ...changes,
});
const ofCards = aSearch({ _id: 'cards', catalog: 'giftcards', query: { q: 'steam' }, name: 'steam' });

let kept: SavedSearchView[];
let network: FakeApi;
beforeEach(() => {
  kept = [];
  network = fakeApi({
    'GET /saved-searches': () => ({ body: { savedSearches: kept } }),
    'POST /saved-searches': () => {
      kept = [...kept, aSearch()];
      return { status: 201, body: { savedSearch: aSearch() } };
    },
    [`DELETE /saved-searches/${aSearch()._id}`]: () => {
      kept = kept.filter(({ _id }) => _id !== aSearch()._id);
      return { body: { message: 'Saved search removed' } };
    },
  });
});
afterEach(() => network.restore());

const filtered: ShelfFilters = { q: 'sirocco', console: 'PS5', inStock: 'true' };
const show = (filters: ShelfFilters, language: 'en' | 'ar' = 'en') =>
  renderApp(
    <>
      <ShelfSearches catalog="accounts" filters={filters} shown />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: aClient(), language, at: '/accounts' },
  );
const asked = () => waitFor(() => expect(network.callsTo('GET /saved-searches')).toHaveLength(1));
const saving = () => screen.queryByRole('button', { name: 'Save this search' });
const region = () => screen.queryByRole('region', { name: 'Saved searches' });

describe('[POC-116] the saved searches of a shelf', () => {
  it('saves a filter that is not saved yet, confirms it and lists it', async () => {
    await show(filtered);
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await screen.findByText('Search saved. You will hear of new matches.')).toBeInTheDocument();
    expect(network.callsTo('POST /saved-searches')[0]!.body).toEqual({
      catalog: 'accounts',
      query: filtered,
    });
    const saved = await screen.findByRole('region', { name: 'Saved searches' });
    expect(within(saved).getByRole('link', { name: 'sirocco, PS5, In stock' })).toHaveAttribute(
      'href',
      '/accounts?q=sirocco&console=PS5&inStock=true',
    );
    expect(saving()).toBeNull();
  });

  it('offers nothing without a filter, nor for a filter saved in other letter case', async () => {
    const { unmount } = await show({ q: undefined, inStock: '' });
    await asked();
    expect([saving(), region()]).toEqual([null, null]);
    unmount();
    kept = [aSearch(), ofCards];
    await show({ ...filtered, q: ' SIROCCO ' });
    expect(await screen.findByRole('region', { name: 'Saved searches' })).toBeInTheDocument();
    expect(saving()).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('ignores saved searches of the other kind of listing', async () => {
    kept = [ofCards];
    await show({ q: 'steam' });
    expect(await screen.findByRole('button', { name: 'Save this search' })).toBeInTheDocument();
    expect(region()).toBeNull();
  });

  it('removes a saved search by its name', async () => {
    kept = [aSearch()];
    await show({});
    await userEvent.click(await screen.findByRole('button', { name: 'Remove sirocco, PS5, In stock' }));
    await waitFor(() => expect(region()).toBeNull());
  });

  it("shows the server's message of a refusal, or a generic message if there is none", async () => {
    const sentence = 'You can keep 10 saved searches. Remove one first.';
    network.answer('POST /saved-searches', () => ({
      status: 409,
      body: { statusCode: 409, code: 'CONFLICT', message: sentence },
    }));
    await show(filtered);
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    network.answer('POST /saved-searches', () => ({
      status: 500,
      body: { statusCode: 500, code: 'INTERNAL', message: '' },
    }));
    await waitFor(() => expect(saving()).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
    expect(await screen.findByText('Failed to save the search')).toBeInTheDocument();
  });

  it('speaks Arabic, also for the services in a name', async () => {
    kept = [aSearch({ query: { service: 'Compte_Complet', inStock: false } })];
    await show(filtered, 'ar');
    expect(await screen.findByRole('region', { name: 'عمليات البحث المحفوظة' })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveTextContent('كامل');
    expect(screen.getByRole('link')).toHaveTextContent('نفد المخزون');
    expect(screen.getByRole('button', { name: 'حفظ هذا البحث' })).toBeInTheDocument();
  });
});
