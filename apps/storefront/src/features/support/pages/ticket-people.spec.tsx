import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import type { SupportMessageView, TicketView } from '@manette/contracts/orders';
import { Route, Routes } from '@manette/web-router';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { aMessage } from '../../../conversation/testing/a-message';
import { aTicket } from '../testing/a-ticket';
import { closePage, freshBrowser } from '../../../conversation/testing/outbox';
import TicketPage from './ticket.page';

const ID = aTicket()._id;

describe('the people of a ticket', () => {
  let api: FakeApi;
  let page: Awaited<ReturnType<typeof renderApp>>;
  const visit = (user: UserView) =>
    renderApp(
      <Routes>
        <Route path="/support/:ticketId" element={<TicketPage />} />
      </Routes>,
      { user, at: `/support/${ID}` },
    );
  const show = async (
    user: UserView,
    ticket: Partial<TicketView> = {},
    messages = [aMessage()],
    readTo = 1_000,
  ) => {
    api.answer(`GET /messages/support/ticket/${ID}`, () => ({ body: { ticket: aTicket(ticket) } }));
    api.answer(`GET /messages/support/${ID}`, () => ({
      body: { messages, hasMore: false, deleted: [], readTo },
    }));
    page = await visit(user);
    return within(await screen.findByRole('log', { name: 'Messages' }));
  };
  beforeEach(async () => {
    await freshBrowser();
    api = fakeApi({ 'GET /users': () => ({ body: { users: [], nextCursor: null, total: 0 } }) });
  });
  afterEach(() => {
    closePage(page);
    api.restore();
    jest.useRealTimers();
  });
  const own = (messages: SupportMessageView[]) => messages.map(({ content }) => content);

  it('[ORD-021] shows how far the other side has read, and updates it by events', async () => {
    const messages = [
      aMessage({ content: 'first', position: 4 }),
      aMessage({ content: 'second', position: 5 }),
    ];
    const log = await show(aClient(), { seenByAdmin: 4 }, messages);
    const stateOf = (words: string) => log.getByText(words).closest('article')?.dataset.state;
    expect(own(messages).map(stateOf)).toEqual(['seen', 'sent']);
    expect(log.getByText('Seen')).toBeInTheDocument();
    act(() => emitFromServer('ticket_updated', aTicket({ seenByAdmin: 5 })));
    await waitFor(() => expect(own(messages).map(stateOf)).toEqual(['seen', 'seen']));
  });

  it('[ORD-063] shows a line before the first new message', async () => {
    const messages = [
      aMessage({ content: 'old', position: 1 }),
      aMessage({ content: 'mine', by: 'admin', position: 2 }),
      aMessage({ content: 'new', position: 3 }),
      aMessage({ content: 'newer', position: 4 }),
    ];
    const log = await show(anAdmin(), {}, messages, 1);
    const line = log.getByRole('separator');
    expect(line).toHaveTextContent('2 new messages');
    expect(line.compareDocumentPosition(log.getByText('new'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line.compareDocumentPosition(log.getByText('mine'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('shows who is typing, until they send a message or stop', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show(aClient());
    const person = { _id: anAdmin()._id, username: 'nadia', role: 'admin' as const };
    const isWriting = () => screen.queryByText(/is writing/);
    act(() => emitFromServer('ticket_typing', { ticketId: 'another', person }));
    expect(isWriting()).toBeNull();
    act(() => emitFromServer('ticket_typing', { ticketId: ID, person }));
    expect(isWriting()).toHaveTextContent('nadia is writing');
    act(() => emitFromServer('support_message', aMessage({ by: 'admin' })));
    await waitFor(() => expect(isWriting()).toBeNull());
    act(() => emitFromServer('ticket_typing', { ticketId: ID, person }));
    expect(isWriting()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(4_500));
    expect(isWriting()).toBeNull();
  });

  it('shows the administrators who have the ticket open, even if that event arrives before the ticket', async () => {
    let answer = () => undefined as void;
    const asked = new Promise<void>((go) => (answer = go));
    api.answer(`GET /messages/support/${ID}`, () => ({
      body: { messages: [], hasMore: false, deleted: [], readTo: 0 },
    }));
    api.answer(`GET /messages/support/ticket/${ID}`, async () => {
      await asked;
      return { body: { ticket: aTicket() } };
    });
    page = await visit(anAdmin());
    const admins = [{ _id: ID, username: 'samir' }];
    act(() => emitFromServer('ticket_viewers', { ticketId: ID, admins }));
    answer();
    expect(await screen.findByText(/Also here/)).toHaveTextContent('Also here: samir');
  });

  it('shows an administrator which other administrators have the ticket open', async () => {
    await show(anAdmin());
    const admins = [
      { _id: anAdmin()._id, username: 'admin' },
      { _id: ID, username: 'samir' },
    ];
    act(() => emitFromServer('ticket_viewers', { ticketId: ID, admins }));
    expect(screen.getByText(/Also here/)).toHaveTextContent('Also here: samir');
    act(() => emitFromServer('ticket_viewers', { ticketId: ID, admins: admins.slice(0, 1) }));
    expect(screen.queryByText(/Also here/)).toBeNull();
  });

  it('[ORD-027] updates the presence of the other side', async () => {
    await show(anAdmin());
    expect(screen.getByText('Online')).toBeInTheDocument();
    const { client } = aTicket();
    const news = { ...client, role: 'client' as const, isOnline: false, lastSeen: null };
    act(() => emitFromServer('user_status_changed', news));
    expect(await screen.findByText('Offline')).toBeInTheDocument();
  });

  it('loads older messages, and offers no more when there are none', async () => {
    api.answer(`GET /messages/support/${ID}`, () => ({
      body: { messages: [], hasMore: false, deleted: [], readTo: 0 },
    }));
    const newest = aMessage({ content: 'newest', position: 60 });
    const log = await show(aClient(), {}, [newest]);
    expect(log.queryByRole('button', { name: 'Older messages' })).toBeNull();
    closePage(page);
    api.answer(`GET /messages/support/${ID}`, ({ query }) => ({
      body: query.has('before')
        ? {
            messages: [aMessage({ content: 'older', position: 59 })],
            hasMore: false,
            deleted: [],
            readTo: 60,
          }
        : {
            messages: query.has('after') ? [] : [newest],
            hasMore: !query.has('after'),
            deleted: [],
            readTo: 60,
          },
    }));
    page = await renderApp(
      <Routes>
        <Route path="/support/:ticketId" element={<TicketPage />} />
      </Routes>,
      { user: aClient(), at: `/support/${ID}` },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Older messages' }));
    expect(await screen.findByText('older')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
    expect(screen.getByText('newest')).toBeInTheDocument();
  });
});
