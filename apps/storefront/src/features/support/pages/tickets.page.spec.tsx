import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import type { TicketView } from '@manette/contracts/orders';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { aTicket } from '../testing/a-ticket';
import TicketsPage from './tickets.page';

const OTHER = '0199a7c2-0000-7000-8000-0000000000a2';
const list = (tickets: TicketView[]) => ({ body: { tickets, nextCursor: null, total: tickets.length } });
const show = (user: UserView = aClient(), language: 'en' | 'ar' = 'en', at = '/support') =>
  renderApp(
    <>
      <TicketsPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user, language, at },
  );
const rows = () => within(within(screen.getByRole('main')).getByRole('list')).getAllByRole('link');

describe('the tickets', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({ 'GET /messages/support/tickets': () => list([aTicket()]) });
    globalThis.IntersectionObserver = class {
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => network.restore());

  it('[ORD-009, ORD-013, ORD-098] are listed with links to their conversations, and counted', async () => {
    await show();
    const row = await screen.findByRole('link', { name: /Order Request: Sirocco-05/ });
    expect(row).toHaveAttribute('href', `/support/${aTicket()._id}`);
    expect(within(row).getByText('#T-000123')).toBeInTheDocument();
    expect(within(row).getByText('Pending')).toBeInTheDocument();
    expect(within(row).getByText(/^Nov 20, 2025 \d\d:31$/)).toBeInTheDocument();
    expect(screen.getByText('Showing 1 ticket')).toBeInTheDocument();
  });

  it('[LIF-093] have a link to the rentals for clients, but not for administrators', async () => {
    const { unmount } = await show();
    expect(screen.getByRole('link', { name: 'My rentals' })).toHaveAttribute('href', '/rentals');
    unmount();
    await show(anAdmin());
    expect(screen.queryByRole('link', { name: 'My rentals' })).not.toBeInTheDocument();
  });

  it('[ORD-010, ORD-011, ORD-012] are filtered on the server by words, status and type', async () => {
    await show();
    const values = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value);
    await screen.findByRole('link', { name: /Sirocco/ });
    expect(values('Status')).toEqual(['all', 'pending', 'in_progress', 'completed', 'cancelled']);
    expect(values('Type')).toEqual(['all', 'rent', 'buy', 'repair', 'general']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'completed');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'rent');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search tickets' }), 'T-1');
    await waitFor(() =>
      expect(Object.fromEntries(network.callsTo('GET /messages/support/tickets').at(-1)!.query)).toEqual({
        q: 'T-1',
        status: 'completed',
        type: 'rent',
      }),
    );
  });

  it('[ORD-061] get a new ticket at the top', async () => {
    await show(anAdmin());
    await screen.findByRole('link', { name: /Sirocco/ });
    act(() => emitFromServer('new_support_ticket', aTicket({ _id: OTHER, subject: 'Help me' })));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Help me'));
    expect(screen.getByText('Showing 2 tickets')).toBeInTheDocument();
  });

  it('[ORD-062, ORD-058] are updated when a ticket changes', async () => {
    await show();
    await screen.findByRole('link', { name: /Pending/ });
    act(() => emitFromServer('ticket_updated', aTicket({ status: 'in_progress' })));
    expect(await screen.findByRole('link', { name: /In Progress/ })).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
  });

  it('[ORD-062] get a ticket that was opened in another tab', async () => {
    await show();
    await screen.findByRole('link', { name: /Sirocco/ });
    const opened = aTicket({ _id: OTHER, subject: 'From another tab' });
    network.answer('GET /messages/support/tickets', () => list([opened, aTicket()]));
    act(() => emitFromServer('ticket_updated', opened));
    expect(await screen.findByRole('link', { name: /From another tab/ })).toBeInTheDocument();
  });

  it('[ORD-062] get and lose tickets whose new status matches the filter or no longer does', async () => {
    network.answer('GET /messages/support/tickets', () => list([]));
    await show(anAdmin(), 'en', '/support?status=in_progress');
    const calls = () => network.callsTo('GET /messages/support/tickets').length;
    await waitFor(() => expect(calls()).toBeGreaterThan(0));
    const before = calls();
    act(() => emitFromServer('ticket_updated', aTicket({ status: 'pending' })));
    expect(calls()).toBe(before);
    const taken = aTicket({ status: 'in_progress' });
    network.answer('GET /messages/support/tickets', () => list([taken]));
    act(() => emitFromServer('ticket_updated', taken));
    expect(await screen.findByRole('link', { name: /Sirocco/ })).toBeInTheDocument();
    network.answer('GET /messages/support/tickets', () => list([]));
    act(() => emitFromServer('ticket_updated', aTicket({ status: 'completed' })));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Sirocco/ })).not.toBeInTheDocument());
  });

  it('[ORD-064] show each side its own unread count', async () => {
    network.answer('GET /messages/support/tickets', () =>
      list([aTicket({ unreadByAdmin: 4, unreadByClient: 2 })]),
    );
    const { unmount } = await show();
    expect(await screen.findByText('2 unread')).toBeInTheDocument();
    unmount();
    await show(anAdmin());
    expect(await screen.findByText('4 unread')).toBeInTheDocument();
  });

  it('[ORD-014, ORD-087, ORD-092] let a client open a general ticket', async () => {
    network.answer('POST /messages/support/ticket', () => ({
      status: 201,
      body: { ticket: aTicket({ _id: OTHER }) },
    }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'New Ticket' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New Ticket' }));
    await userEvent.type(dialog.getByLabelText('Subject'), 'A question');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    expect(await screen.findByText('Support ticket created successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(`/support/${OTHER}`));
    expect(network.callsTo('POST /messages/support/ticket')[0]?.body).toEqual({
      subject: 'A question',
      orderType: 'general',
    });
  });

  it('[ORD-073, ERR-027] require a subject for a new ticket, and show when opening it failed', async () => {
    network.answer('POST /messages/support/ticket', () => ({ status: 500 }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'New Ticket' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Ticket' }));
    expect(await screen.findByText('Please enter a subject')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Subject'), 'A question');
    await userEvent.click(screen.getByRole('button', { name: 'Create Ticket' }));
    expect(await screen.findByText('Failed to create support ticket')).toBeInTheDocument();
  });

  it('show administrators how long each client has waited, and can be sorted by it', async () => {
    const since = new Date(Date.now() - 2 * 3_600_000 - 60_000).toISOString();
    network.answer('GET /messages/support/tickets', () =>
      list([aTicket({ waitingSince: since, priority: 'high' })]),
    );
    const { unmount } = await show(anAdmin());
    const row = await screen.findByRole('link', { name: /Sirocco/ });
    expect(row).toHaveTextContent('Waiting 2 hours');
    expect(row).toHaveTextContent('High priority');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Longest waiting first');
    const calls = () => network.callsTo('GET /messages/support/tickets');
    await waitFor(() => expect(calls().at(-1)?.query.get('sort')).toBe('waiting'));
    // A client was answered, so the order of the list changes.
    const before = calls().length;
    act(() => emitFromServer('ticket_updated', aTicket({ waitingSince: null })));
    await waitFor(() => expect(calls().length).toBeGreaterThan(before));
    unmount();
    await show();
    const own = await screen.findByRole('link', { name: /Sirocco/ });
    expect(own).not.toHaveTextContent('Waiting');
    expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
  });

  it('[ORD-014] offer administrators no new ticket', async () => {
    await show(anAdmin());
    await screen.findByRole('link', { name: /Sirocco/ });
    expect(screen.queryByRole('button', { name: 'New Ticket' })).toBeNull();
  });

  it('[ORD-015] are replaced by a notice, without any request, while the address is not verified', async () => {
    await show(aClient({ emailVerified: false }));
    expect(await screen.findByRole('region', { name: 'Verify your email' })).toBeInTheDocument();
    expect(network.callsTo('GET /messages/support/tickets')).toHaveLength(0);
  });

  it('[ERR-022] show an error with a retry when the list fails to load', async () => {
    network.answer('GET /messages/support/tickets', () => ({ status: 500 }));
    await show();
    expect((await screen.findAllByText('Failed to load support tickets')).length).toBeGreaterThan(0);
    network.answer('GET /messages/support/tickets', () => list([aTicket()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Sirocco/ })).toBeInTheDocument();
  });
});
