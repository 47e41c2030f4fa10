import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import { Route, Routes } from '@manette/web-router';
import { tellFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { aMessage } from '../../../conversation/testing/a-message';
import { aTicket } from '../testing/a-ticket';
import { closePage, freshBrowser } from '../../../conversation/testing/unsent-messages';
import TicketPage from './ticket.page';

const ID = aTicket()._id;
let shown: Awaited<ReturnType<typeof renderApp>>;
const show = async (user: UserView = aClient()) => {
  shown = await renderApp(
    <>
      <Routes>
        <Route path="/support/:ticketId" element={<TicketPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user, at: `/support/${ID}` },
  );
};
const messages = async () => within(await screen.findByRole('log', { name: 'Messages' }));

describe('a ticket', () => {
  let network: FakeApi;
  beforeEach(async () => {
    await freshBrowser();
    network = fakeApi({
      [`GET /messages/support/ticket/${ID}`]: () => ({ body: { ticket: aTicket() } }),
      [`GET /messages/support/${ID}`]: () => ({
        body: { messages: [aMessage()], hasMore: false, deleted: [] },
      }),
    });
  });
  afterEach(() => {
    closePage(shown);
    network.restore();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const closedAs = (status: 'completed' | 'cancelled') =>
    network.answer(`GET /messages/support/ticket/${ID}`, () => ({ body: { ticket: aTicket({ status }) } }));

  it('[ORD-016, ORD-017, ORD-020, ORD-021] shows number, subject, status, item and messages', async () => {
    await show();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order Request: Sirocco-05' }),
    ).toBeInTheDocument();
    expect(screen.getByText('#T-000123')).toBeInTheDocument();
    expect(screen.getByText('Pending')).toHaveAttribute('data-tone', 'pending');
    expect(screen.getByRole('link', { name: 'Back to Support' })).toHaveAttribute('href', '/support');
    expect(
      within(screen.getByRole('complementary', { name: 'Order' })).getByText('Sirocco-05'),
    ).toBeInTheDocument();
    expect((await messages()).getByRole('article', { name: /^yacine, \d\d:31$/ })).toHaveTextContent('Hello');
  });

  it('[ORD-018] names the client to an administrator', async () => {
    await show(anAdmin());
    expect((await screen.findAllByText('yacine')).length).toBeGreaterThan(0);
  });

  it('[ORD-019] names the assigned administrator to the client', async () => {
    network.answer(`GET /messages/support/ticket/${ID}`, () => ({
      body: { ticket: aTicket({ assignedAdmin: { _id: ID, username: 'nadia', isOnline: true } }) },
    }));
    await show();
    expect((await screen.findAllByText('nadia')).length).toBeGreaterThan(0);
  });

  it('[ORD-065, ORD-066] appends what arrives and removes what is deleted, by id', async () => {
    await show();
    const log = await messages();
    const message = aMessage({ by: 'admin', content: 'Good evening' });
    act(() => tellFromServer('support_message', message));
    act(() => tellFromServer('support_message', message));
    expect(await log.findAllByText('Good evening')).toHaveLength(1);
    act(() => tellFromServer('support_message_deleted', { _id: message._id, ticketId: ID }));
    await waitFor(() => expect(log.queryByText('Good evening')).toBeNull());
  });

  it('[CHAT-038] marks the messages of administrators', async () => {
    network.answer(`GET /messages/support/${ID}`, () => ({
      body: { messages: [aMessage({ by: 'admin' })], hasMore: false, deleted: [] },
    }));
    await show();
    expect((await messages()).getByText('Admin')).toBeInTheDocument();
  });

  it('shows a message while it is sent, and once when it was', async () => {
    const sent = aMessage({ content: 'I paid' });
    network.answer('POST /messages/support', () => ({ status: 201, body: { message: sent } }));
    await show();
    const log = await messages();
    await userEvent.type(screen.getByLabelText('Message'), 'I paid');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(log.getAllByText('I paid')).toHaveLength(1));
    act(() => tellFromServer('support_message', sent));
    expect(log.getAllByText('I paid')).toHaveLength(1);
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('[ERR-024] keeps a message that could not be sent, and sends it again with its own key', async () => {
    network.answer('POST /messages/support', () => ({ status: 503 }));
    await show();
    await userEvent.type(await screen.findByLabelText('Message'), 'I paid');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network.answer('POST /messages/support', () => ({
      status: 201,
      body: { message: aMessage({ content: 'I paid' }) },
    }));
    // At once: the page tries again by itself before long.
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    const keys = () =>
      network.callsTo('POST /messages/support').map(({ headers }) => headers.get('idempotency-key'));
    await waitFor(() => expect(keys().length).toBeGreaterThan(1));
    expect(new Set(keys()).size).toBe(1);
  });

  it('[CHAT-019, CHAT-021, CHAT-022, CHAT-023] takes pictures and PDF up to 10 MB, and no empty message', async () => {
    await show();
    await messages();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Message content is required')).toBeInTheDocument();
    expect(network.callsTo('POST /messages/support')).toHaveLength(0);
    const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!;
    const file = new File(['x'], 'big.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    await userEvent.upload(input, file, { applyAccept: false });
    expect(await screen.findByText('File size must be less than 10MB')).toBeInTheDocument();
    await userEvent.upload(input, new File(['x'], 'ok.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('ok.pdf')).toBeInTheDocument();
  });

  it('[ORD-044, ORD-094] lets an administrator complete the order, after asking', async () => {
    network.answer(`PUT /messages/support/ticket/${ID}/status`, () => ({
      body: { ticket: aTicket({ status: 'completed' }) },
    }));
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Order Successful' }));
    closedAs('completed');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Order marked as completed!')).toBeInTheDocument();
    expect(network.callsTo(`PUT /messages/support/ticket/${ID}/status`)[0]?.body).toEqual({
      status: 'completed',
    });
  });

  it('tells an administrator that nothing is left, in the rule’s own words', async () => {
    network.answer(`PUT /messages/support/ticket/${ID}/status`, () => ({
      status: 409,
      body: {
        statusCode: 409,
        code: 'OUT_OF_STOCK',
        message: 'This account is out of stock',
        requestId: 'r',
      },
    }));
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Order Successful' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This account is out of stock')).toBeInTheDocument();
  });

  it.each([
    [
      '[ORD-095, ORD-097]',
      'Order Unsuccessful',
      { status: 'cancelled', reason: 'unsuccessful' },
      'Order marked as unsuccessful!',
      anAdmin(),
    ],
    [
      '[ORD-043, ORD-083, ORD-093]',
      'Cancel Order',
      { status: 'cancelled' },
      'Order cancelled successfully!',
      aClient(),
    ],
  ])('%s %s asks first', async (_ids, name, body, sentence, user) => {
    network.answer(`PUT /messages/support/ticket/${ID}/status`, () => ({ body: { ticket: aTicket() } }));
    await show(user);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(network.callsTo(`PUT /messages/support/ticket/${ID}/status`)).toHaveLength(0);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(network.callsTo(`PUT /messages/support/ticket/${ID}/status`)[0]?.body).toEqual(body);
  });

  it.each([
    ['[ERR-028]', 'Cancel Order', 'Failed to cancel order', aClient()],
    ['[ERR-029]', 'Order Successful', 'Failed to update order status', anAdmin()],
    ['[ERR-030]', 'Order Unsuccessful', 'Failed to mark order as unsuccessful', anAdmin()],
    ['[ERR-026]', 'Delete Ticket', 'Failed to delete ticket', anAdmin()],
  ])('%s says that %s failed', async (_id, name, sentence, user) => {
    await show(user);
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('[ORD-091, ORD-096] deletes a ticket after asking', async () => {
    let answer = () => undefined as void;
    const deleted = new Promise<void>((go) => (answer = go));
    network.answer(`DELETE /messages/support/ticket/${ID}`, async () => {
      await deleted;
      return { body: { message: 'x' } };
    });
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Ticket' }));
    const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' });
    await userEvent.click(confirm);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    act(() => tellFromServer('ticket_deleted', { _id: ID }));
    answer();
    expect(await screen.findByText('Ticket deleted successfully!')).toBeInTheDocument();
    expect(screen.queryByText('This ticket has been deleted')).toBeNull();
    expect(screen.getByTestId('location')).toHaveTextContent(/^\/support$/);
  });

  it('[RT-004] leaves a ticket that somebody deletes', async () => {
    await show();
    await messages();
    act(() => tellFromServer('ticket_deleted', { _id: 'another' }));
    expect(screen.getByTestId('location')).toHaveTextContent(`/support/${ID}`);
    act(() => tellFromServer('ticket_deleted', { _id: ID }));
    expect(await screen.findByText('This ticket has been deleted')).toBeInTheDocument();
    expect(screen.getByTestId('location')).toHaveTextContent(/^\/support$/);
  });

  it('opens a file whose address has grown old under a new one', async () => {
    const file = { type: 'file' as const, fileName: 'receipt.pdf', fileSize: 3 };
    const old = aMessage({ ...file, fileUrl: '/uploads/old' });
    const answer = (fileUrl: string) =>
      network.answer(`GET /messages/support/${ID}`, ({ query }) => ({
        body: {
          messages: query.has('after') ? [] : [{ ...old, fileUrl }],
          hasMore: false,
          deleted: [],
          readTo: 0,
        },
      }));
    answer('/uploads/old');
    const tab = { opener: {}, location: { href: '' }, close: jest.fn() };
    const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await show();
    const link = await screen.findByRole('link', { name: /receipt.pdf/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(opened).not.toHaveBeenCalled();
    answer('/uploads/new');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    await userEvent.click(link);
    await waitFor(() => expect(tab.location.href).toBe('/uploads/new'));
    expect(tab.opener).toBeNull();
  });

  it('[CHAT-039, CHAT-040] deletes a message after asking', async () => {
    const message = aMessage();
    network.answer(`GET /messages/support/${ID}`, () => ({
      body: { messages: [message], hasMore: false, deleted: [] },
    }));
    network.answer(`DELETE /messages/support/message/${message._id}`, () => ({ body: { message: 'x' } }));
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete message' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Message deleted successfully')).toBeInTheDocument();
  });

  it.each(['completed', 'cancelled'] as const)(
    '[ORD-022, ORD-023, ORD-050] shows a %s ticket with its banner, without composer and actions, and stays',
    async (status) => {
      closedAs(status);
      await show();
      expect(await screen.findByText('This conversation is closed.')).toBeInTheDocument();
      expect(screen.queryByLabelText('Message')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
    },
  );

  it('[ORD-051] goes back to /support three seconds after it is closed under the reader’s eyes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await screen.findByLabelText('Message');
    act(() => tellFromServer('ticket_updated', aTicket({ status: 'completed' })));
    expect(await screen.findByRole('button', { name: 'Stay' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByTestId('location')).toHaveTextContent(`/support/${ID}`);
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByTestId('location')).toHaveTextContent(/^\/support$/);
  });

  it('[ORD-051] stays when the reader says so', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await screen.findByLabelText('Message');
    act(() => tellFromServer('ticket_updated', aTicket({ status: 'cancelled' })));
    const stay = await screen.findByRole('button', { name: 'Stay' });
    act(() => stay.click());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByTestId('location')).toHaveTextContent(`/support/${ID}`);
  });

  it('[ERR-023] goes back when the conversation cannot be loaded', async () => {
    network.answer(`GET /messages/support/${ID}`, () => ({ status: 404 }));
    await show();
    expect(await screen.findByText('Failed to load conversation')).toBeInTheDocument();
    expect(screen.getByTestId('location')).toHaveTextContent(/^\/support$/);
  });
});
