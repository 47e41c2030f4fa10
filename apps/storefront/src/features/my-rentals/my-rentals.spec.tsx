import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import type { TermView } from '@manette/contracts/rentals';
import { useLocation } from '@manette/web-router';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import RentalsPage from './pages/rentals.page';
import { aReturnGuide, aTerm } from './testing/a-term';

const { _id } = aTerm();
const NEW_TICKET = '0199a7c2-0000-7000-8000-0000000000a9';
const answer = (terms: TermView[]) => ({ body: { terms, nextCursor: null, total: terms.length } });
const Here = () => <p data-testid="here">{useLocation().pathname}</p>;
const show = (user: UserView = aClient(), language: 'en' | 'ar' = 'en') =>
  renderApp(
    <>
      <RentalsPage />
      <Here />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user, language, at: '/rentals' },
  );

describe('/rentals', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({ 'GET /rentals/mine': () => answer([aTerm()]) });
    globalThis.IntersectionObserver = class {
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => network.restore());

  it('[LIF-093] shows each rental in an article with its remaining time', async () => {
    const named = (codeName: string, changes: Partial<TermView>) =>
      aTerm({ _id: codeName, account: { _id: 'a', codeName }, ...changes });
    network.answer('GET /rentals/mine', () =>
      answer([
        named('Over', { overdue: true, daysLeft: 0 }),
        named('Last', { daysLeft: 1 }),
        named('Long', { daysLeft: 12 }),
        named('Endless', { endsAt: null, daysLeft: null }),
        named('Back', { state: 'ended', daysLeft: 0 }),
      ]),
    );
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'My rentals' })).toBeVisible();
    const expected = {
      ...{ Over: 'Overdue', Last: '1 day left', Long: '12 days left' },
      ...{ Endless: 'No end', Back: 'Returned' },
    };
    for (const [name, words] of Object.entries(expected)) {
      const article = within(await screen.findByRole('article', { name }));
      expect(article.getAllByText(words)[0]).toBeVisible();
    }
    const buttons = (name: string) =>
      within(screen.getByRole('article', { name }))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(buttons('Over')).toEqual(['Renew', 'Return']);
    expect(buttons('Endless')).toEqual(['Return']);
    expect(buttons('Back')).toEqual([]);
  });

  it('[LIF-093] renews a rental by a new ticket and opens the ticket', async () => {
    await show();
    network.answer(`POST /rentals/terms/${_id}/renew`, () => ({
      status: 201,
      body: { ticket: { _id: NEW_TICKET } },
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(screen.getByTestId('here')).toHaveTextContent(`/support/${NEW_TICKET}`));
  });

  it('shows why a rental cannot be renewed', async () => {
    await show();
    const code = 'CONFLICT';
    const message = 'This rental is being returned';
    network.answer(`POST /rentals/terms/${_id}/renew`, () => ({ status: 409, body: { code, message } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('[LIF-093] returns a rental in steps that the client ticks, and refetches on events', async () => {
    await show();
    network.answer(`POST /rentals/terms/${_id}/return`, () => {
      network.answer('GET /rentals/mine', () =>
        answer([aTerm({ state: 'returning', guide: aReturnGuide() })]),
      );
      return { body: {} };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
    const step = await screen.findByRole('checkbox', { name: 'Sign out.' });
    expect(screen.getByText('Being returned')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Renew' })).not.toBeInTheDocument();
    const path = `PUT /guides/sent/${aReturnGuide()._id}/steps/1`;
    const done = '2026-11-23T10:00:00.000Z';
    network.answer(path, () => ({ body: { guide: aReturnGuide(done) } }));
    await userEvent.click(step);
    expect(await screen.findByRole('checkbox', { name: 'Sign out.', checked: true })).toBeEnabled();
    network.answer(path, () => ({ status: 500, body: { code: 'INTERNAL', message: 'x' } }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sign out.' }));
    expect(await screen.findByRole('checkbox', { name: 'Sign out.', checked: true })).toBeEnabled();
    // The event only triggers a refetch, because its guide may be older than the last tick.
    act(() => emitFromServer('guide_updated', aReturnGuide(done)));
    expect(await screen.findByRole('checkbox', { name: 'Sign out.', checked: false })).toBeEnabled();
    network.answer('GET /rentals/mine', () => answer([aTerm({ state: 'ended' })]));
    act(() => emitFromServer('rental_updated', { termId: _id }));
    expect(await screen.findByText('Returned')).toBeVisible();
  });

  it('[LIF-093] shows an empty state when there are no rentals', async () => {
    network.answer('GET /rentals/mine', () => answer([]));
    await show();
    expect(await screen.findByText('No rentals yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse accounts' })).toHaveAttribute('href', '/accounts');
  });

  it('[LIF-093] redirects an administrator to the page of all rentals', async () => {
    await show(anAdmin());
    await waitFor(() => expect(screen.getByTestId('here')).toHaveTextContent('/admin/rentals'));
    expect(network.callsTo('GET /rentals/mine')).toHaveLength(0);
  });

  it('speaks Arabic', async () => {
    await show(aClient(), 'ar');
    expect(await screen.findByText('بقيت 8 أيام')).toBeVisible();
    expect(screen.getByRole('button', { name: 'تجديد' })).toBeVisible();
  });
});
