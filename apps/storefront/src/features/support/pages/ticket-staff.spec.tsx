import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CannedReplyView, TicketView, TimelineEntryView } from '@manette/contracts/orders';
import { Route, Routes } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import TicketPage from './ticket.page';
import { aMessage } from '../../../conversation/testing/a-message';
import { aTicket } from '../testing/a-ticket';
import { closePage, freshBrowser } from '../../../conversation/testing/outbox';

const ID = aTicket()._id;
const REPLIES = '/messages/support/canned-replies';
const TIMES = { createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-01T10:00:00.000Z' };
const reply: CannedReplyView = {
  _id: '0199a7c2-0000-7000-8000-0000000000f1',
  title: 'Price',
  english: 'Hello {client}, {listing} is {price}.',
  arabic: 'مرحبًا {client}، ثمن {listing} هو {price}.',
  ...TIMES,
};

describe('tools for administrators', () => {
  let api: FakeApi;
  let page: Awaited<ReturnType<typeof renderApp>>;
  const show = async (ticket: Partial<TicketView> = {}, user = anAdmin(), said = 'Hello') => {
    api.answer(`GET /messages/support/ticket/${ID}`, () => ({ body: { ticket: aTicket(ticket) } }));
    api.answer(`GET /messages/support/${ID}`, () => ({
      body: { messages: [aMessage({ content: said })], hasMore: false, deleted: [], readTo: 1 },
    }));
    page = await renderApp(
      <>
        <Routes>
          <Route path="/support/:ticketId" element={<TicketPage />} />
        </Routes>
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user, at: `/support/${ID}` },
    );
    await screen.findByRole('log', { name: 'Messages' });
  };
  const openReplies = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Canned replies' }));
    return within(await screen.findByRole('dialog', { name: 'Canned replies' }));
  };
  beforeEach(async () => {
    await freshBrowser();
    api = fakeApi({
      'GET /users': () => ({
        body: { users: [anAdmin({ _id: ID, username: 'samir' })], nextCursor: null, total: 1 },
      }),
      [`GET ${REPLIES}`]: () => ({ body: { cannedReplies: [reply], nextCursor: null, total: 1 } }),
    });
  });
  afterEach(() => {
    closePage(page);
    api.restore();
  });

  it('fills in a canned reply and puts it into the composer without sending it', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Message'), 'One moment.');
    const dialog = await openReplies();
    await userEvent.click(await dialog.findByRole('button', { name: /^Price/ }));
    expect(screen.getByLabelText('Message')).toHaveValue(
      'One moment.\nHello yacine, Sirocco-05 is 6500 DZD.',
    );
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('POST /messages/support')).toHaveLength(0);
  });

  it("shows replies in the client's language, until the administrator chooses another", async () => {
    await show({}, anAdmin(), 'السلام عليكم');
    const dialog = await openReplies();
    expect(await dialog.findByText(/مرحبًا yacine/)).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Language of the reply'), 'English');
    expect(dialog.getByText(/Hello yacine/)).toBeInTheDocument();
  });

  it('stores canned replies in both languages', async () => {
    api.answer(`POST ${REPLIES}`, () => ({ status: 201, body: { cannedReply: reply } }));
    await show();
    const list = await openReplies();
    await userEvent.click(list.getByRole('button', { name: 'New reply' }));
    const form = within(screen.getByRole('dialog', { name: 'New reply' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Arabic text is required')).toBeInTheDocument();
    expect(form.getByLabelText('Title')).toHaveAccessibleDescription('Title is required');
    await userEvent.type(form.getByLabelText('Title'), 'Thanks');
    await userEvent.type(form.getByLabelText('English text'), 'Thank you');
    await userEvent.type(form.getByLabelText('Arabic text'), 'شكرًا');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Canned replies' });
    expect(api.callsTo(`POST ${REPLIES}`)[0]?.body).toEqual({
      title: 'Thanks',
      english: 'Thank you',
      arabic: 'شكرًا',
    });
  });

  it('changes canned replies, and deletes them after confirmation', async () => {
    api.answer(`PUT ${REPLIES}/${reply._id}`, () => ({ body: { cannedReply: reply } }));
    api.answer(`DELETE ${REPLIES}/${reply._id}`, () => ({ body: { message: 'x' } }));
    await show();
    await openReplies();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Price' }));
    await userEvent.type(screen.getByLabelText('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Price' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(api.callsTo(`DELETE ${REPLIES}/${reply._id}`)).toHaveLength(1));
    expect(api.callsTo(`PUT ${REPLIES}/${reply._id}`)[0]?.body).toMatchObject({ title: 'Price!' });
  });

  it('[ORD-034] sets priority and assignment, and shows when that failed', async () => {
    api.answer(`PATCH /messages/support/ticket/${ID}`, () => ({ body: { ticket: aTicket() } }));
    await show();
    expect(screen.getByLabelText('Priority')).toHaveDisplayValue('Medium');
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'High');
    await waitFor(() => expect(screen.getByLabelText('Assigned to')).toBeEnabled());
    await userEvent.selectOptions(await screen.findByLabelText('Assigned to'), 'samir');
    await waitFor(() =>
      expect(api.callsTo(`PATCH /messages/support/ticket/${ID}`).map(({ body }) => body)).toEqual([
        { priority: 'high' },
        { assignedAdminId: ID },
      ]),
    );
    api.answer(`PATCH /messages/support/ticket/${ID}`, () => ({ status: 503 }));
    await waitFor(() => expect(screen.getByLabelText('Priority')).toBeEnabled());
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'Low');
    expect(await screen.findByText('Failed to update ticket')).toBeInTheDocument();
  });

  it('takes up a pending ticket without sending a message', async () => {
    api.answer(`PUT /messages/support/ticket/${ID}/status`, () => ({ body: { ticket: aTicket() } }));
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Take up' }));
    await waitFor(() =>
      expect(api.callsTo(`PUT /messages/support/ticket/${ID}/status`)[0]?.body).toEqual({
        status: 'in_progress',
      }),
    );
  });

  it('[LIF-015] shows what happened to the ticket, who did it, and why', async () => {
    const entry = (change: Partial<TimelineEntryView>): TimelineEntryView => ({
      _id: `0199a7c2-0000-7000-8000-00000000${change.kind}`,
      kind: 'opened',
      actor: { _id: ID, username: 'nadia' },
      from: null,
      to: null,
      reason: null,
      at: '2025-11-20T19:31:00.000Z',
      ...change,
    });
    const timeline = [
      entry({ kind: 'opened', actor: null }),
      entry({ kind: 'priority_changed', from: 'medium', to: 'high' }),
      entry({ kind: 'assigned', from: 'nadia', to: 'samir' }),
      entry({ kind: 'payment_overridden', reason: 'Paid in cash' }),
      entry({ kind: 'cancelled', reason: 'unsuccessful' }),
    ];
    api.answer(`GET /messages/support/ticket/${ID}/timeline`, () => ({
      body: { timeline, nextCursor: null, total: timeline.length },
    }));
    await show();
    expect(api.callsTo(`GET /messages/support/ticket/${ID}/timeline`)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Timeline' }));
    const entries = within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ticket openedManette · Nov 20, 2025 \d\d:31$/),
      expect.stringMatching(/^Priority changed: Medium → Highnadia/),
      expect.stringMatching(/^Assigned: nadia → samir/),
      expect.stringMatching(/^Completed without payment: Paid in cashnadia/),
      expect.stringMatching(/^Order marked as unsuccessfulnadia/),
    ]);
  });

  it('are hidden from clients', async () => {
    await show({}, aClient());
    for (const name of ['Canned replies', 'Timeline', 'Take up'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByLabelText('Priority')).toBeNull();
    expect(api.callsTo('GET /users')).toHaveLength(0);
  });
});
