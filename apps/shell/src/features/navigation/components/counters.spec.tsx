import { act, screen, waitFor } from '@testing-library/react';
import type { AccountView } from '@manette/contracts/catalog';
import type { UserView } from '@manette/contracts/identity';
import type { SupportMessageView, TicketView } from '@manette/contracts/orders';
import { closeRealtime } from '@manette/web-realtime';
import { emitFromServer, notifyConnected, notifyReconnected } from '@manette/web-realtime/testing';
import { signIn } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { loadParts } from '../../../signed-in/lazy-parts';
import { Navigation } from './navigation';

const TICKET = '0199a7c2-0000-7000-8000-0000000000a1';
const COUNTERS = [
  'GET /accounts/new-count',
  'GET /giftcards/new-count',
  'GET /messages/support/unread-count',
];

describe('the counters of the navigation', () => {
  let network: FakeApi;
  let warned: jest.SpyInstance;
  let unread: number;
  const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const show = async (user: UserView, { at = '/', language = 'en' as 'en' | 'ar' } = {}) => {
    const { store } = await renderApp(<Navigation />, { at, language });
    await screen.findByRole('button', { name: language === 'en' ? 'Language' : 'اللغة' });
    jest.useFakeTimers();
    act(() => void store.dispatch(signIn({ token: 't-1', user })));
    // These tests emit the events themselves and need no connection.
    act(() => void store.dispatch(closeRealtime()));
  };
  const asked = () => COUNTERS.map((route) => network.callsTo(route).length);
  const ticket = (change: Partial<TicketView>) =>
    ({ _id: TICKET, status: 'pending', unreadByAdmin: 0, ...change }) as TicketView;
  const link = (name: string) => screen.findByRole('link', { name });

  // In the product these parts are loaded before a page shows its content.
  beforeAll(async () => void (await loadParts()));
  beforeEach(() => {
    localStorage.clear();
    unread = 2;
    network = fakeApi({
      'GET /accounts/new-count': () => ({ body: { newAccountsCount: 3 } }),
      'GET /giftcards/new-count': () => ({ body: { newGiftCardsCount: 1 } }),
      'GET /messages/support/unread-count': () => ({ body: { unreadCount: unread } }),
    });
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    network.restore();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('[TRU-036] are fetched on the page that sets up two-step sign-in once the connection is accepted', async () => {
    await show(anAdmin(), { at: '/profile/security' });
    await later(1000);
    expect(asked()).toEqual([0, 0, 0]);
    act(() => notifyConnected());
    await later(0);
    expect(asked()).toEqual([1, 1, 1]);
  });

  it('[SHELL-031] [SHELL-032] [SHELL-033] are fetched 500 ms after login', async () => {
    await show(aClient());
    await later(499);
    expect(asked()).toEqual([0, 0, 0]);
    await later(1);
    expect(asked()).toEqual([1, 1, 1]);
  });

  it('[SHELL-031] [SHELL-032] [SHELL-033] are part of the names of their links', async () => {
    await show(aClient());
    await later(600);
    expect(await link('Accounts, 3 new')).toHaveAttribute('href', '/accounts');
    expect(await link('Gift Cards, 1 new')).toBeInTheDocument();
    expect(await link('Support, 2 unread')).toBeInTheDocument();
  });

  it('[SHELL-002] use the Arabic plural forms', async () => {
    await show(aClient(), { language: 'ar' });
    await later(600);
    expect(await link('الحسابات، 3 حسابات جديدة')).toBeInTheDocument();
    expect(await link('بطاقات الهدايا، بطاقة جديدة واحدة')).toBeInTheDocument();
    expect(await link('الدعم، رسالتان غير مقروءتين')).toBeInTheDocument();
  });

  it('[SHELL-033] do not include the unread count while the email address is not verified', async () => {
    await show(aClient({ emailVerified: false }));
    await later(5000);
    expect(asked()).toEqual([1, 1, 0]);
    expect(await link('Support')).toBeInTheDocument();
  });

  const refuse = (status: number) => () => ({
    status,
    body: { statusCode: status, code: 'X', message: 'x' },
  });

  it('[ERR-003] ignore a 429 silently', async () => {
    COUNTERS.forEach((route) => network.answer(route, refuse(429)));
    await show(aClient());
    await later(600);
    expect(asked()).toEqual([1, 1, 1]);
    expect(warned).not.toHaveBeenCalled();
    expect(await link('Support')).toBeInTheDocument();
  });

  it('[ERR-004] only log any other error', async () => {
    network.answer('GET /messages/support/unread-count', refuse(500));
    await show(aClient());
    await later(600);
    await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
    expect(warned.mock.calls[0]?.[1]).toMatchObject({ status: 500 });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await link('Accounts, 3 new')).toBeInTheDocument();
  });

  it('increase with uploads, and refetch the unread count at most once a second', async () => {
    await show(aClient());
    await later(600);
    await link('Support, 2 unread');
    act(() => {
      emitFromServer('new_account_uploaded', {} as AccountView);
      emitFromServer('new_giftcard_uploaded', { count: 20 });
      emitFromServer('new_support_message', { ticketId: TICKET, message: {} as SupportMessageView });
      emitFromServer('ticket_updated', ticket({}));
    });
    unread = 3;
    expect(await link('Accounts, 4 new')).toBeInTheDocument();
    expect(await link('Gift Cards, 21 new')).toBeInTheDocument();
    await later(1000);
    expect(asked()).toEqual([1, 1, 2]);
    expect(await link('Support, 3 unread')).toBeInTheDocument();
  });

  it('are fetched again after a reconnect', async () => {
    await show(aClient());
    await later(600);
    await link('Support, 2 unread');
    act(() => notifyReconnected());
    await waitFor(() => expect(asked()).toEqual([2, 2, 2]));
  });

  it('[POC-107] include messages that arrived before the first connection', async () => {
    await show(aClient());
    await later(600);
    await link('Support, 2 unread');
    unread = 3;
    act(() => notifyConnected());
    expect(await link('Support, 3 unread')).toBeInTheDocument();
    act(() => notifyConnected());
    await later(5000);
    expect(asked()).toEqual([1, 1, 2]);
  });

  describe('with a new ticket', () => {
    const opens = (change: Partial<TicketView> = {}) =>
      act(() => emitFromServer('new_support_ticket', ticket(change)));

    it('[ORD-075] include it for administrators until it is taken up', async () => {
      await show(anAdmin());
      await later(600);
      await link('Support, 2 unread');
      opens();
      expect(await link('Support, 3 unread')).toBeInTheDocument();
      act(() => emitFromServer('ticket_updated', ticket({ status: 'in_progress' })));
      expect(await link('Support, 2 unread')).toBeInTheDocument();
    });

    it('[ORD-075] still include it after a reload, unless an administrator has taken it up meanwhile', async () => {
      localStorage.setItem('newTickets', JSON.stringify([TICKET, 'taken up', 'answered']));
      const tickets = [ticket({}), ticket({ _id: 'answered', unreadByAdmin: 1 }), ticket({ _id: 'another' })];
      network.answer('GET /messages/support/tickets', () => ({ body: { tickets } }));
      await show(anAdmin());
      await later(600);
      expect(await link('Support, 3 unread')).toBeInTheDocument();
      const [call] = network.callsTo('GET /messages/support/tickets');
      expect(call?.query.get('status')).toBe('pending');
      opens({ _id: 'newer' });
      expect(await link('Support, 4 unread')).toBeInTheDocument();
      expect(JSON.parse(localStorage.getItem('newTickets') ?? '')).toEqual([TICKET, 'newer']);
    });

    it('[ORD-075] exclude a ticket that is open, or whose unread message the server already counts', async () => {
      await show(anAdmin(), { at: `/support/${TICKET}` });
      await later(600);
      await link('Support, 2 unread');
      opens();
      opens({ _id: 'another', unreadByAdmin: 1 });
      expect(await link('Support, 2 unread')).toBeInTheDocument();
    });

    it('[ORD-075] exclude it for clients', async () => {
      await show(aClient());
      await later(600);
      await link('Support, 2 unread');
      opens();
      expect(await link('Support, 2 unread')).toBeInTheDocument();
    });
  });
});
