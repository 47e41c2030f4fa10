import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@manette/web-router';
import { notifyConnected, emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi, type FakeCall } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import TicketPage from './ticket.page';
import { aMessage } from '../../../conversation/testing/a-message';
import { hasPendingMessages } from '../../../conversation/outbox/pending-flag';
import { aTicket } from '../testing/a-ticket';
import { closePage, freshBrowser, network } from '../../../conversation/testing/outbox';

const ID = aTicket()._id;
const POST = 'POST /messages/support';

describe('messages over a weak network', () => {
  let api: FakeApi;
  let page: Awaited<ReturnType<typeof renderApp>>;
  let accepted: ReturnType<typeof aMessage>[];

  const cut = () => {
    throw new Error('cut');
  };
  const accept = ({ body }: FakeCall) => {
    const { content } = body as { content: string };
    const message = aMessage({ content, position: accepted.length + 1 });
    accepted.push(message);
    return { status: 201, body: { message } };
  };
  const open = async () => {
    page = await renderApp(
      <>
        <Routes>
          <Route path="/support/:ticketId" element={<TicketPage />} />
        </Routes>
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: aClient(), at: `/support/${ID}` },
    );
    await screen.findByRole('log', { name: 'Messages' });
  };
  const write = async (words: string) => {
    await userEvent.type(screen.getByLabelText('Message'), words);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  };
  const log = () => within(screen.getByRole('log', { name: 'Messages' }));
  const keys = () => api.callsTo(POST).map(({ headers }) => headers.get('idempotency-key'));

  beforeEach(async () => {
    accepted = [];
    await freshBrowser();
    api = fakeApi({
      [`GET /messages/support/ticket/${ID}`]: () => ({ body: { ticket: aTicket() } }),
      [`GET /messages/support/${ID}`]: () => ({
        body: { messages: accepted, hasMore: false, deleted: [], readTo: accepted.length },
      }),
      [POST]: accept,
    });
  });
  afterEach(() => {
    closePage(page);
    api.restore();
    jest.restoreAllMocks();
  });

  it('keeps messages written offline, and sends each once and in order when the network is back', async () => {
    await open();
    api.answer(POST, cut);
    act(() => network(false));
    await write('one');
    await write('two');
    await waitFor(() => expect(log().getAllByText('Waiting for the connection').length).toBeGreaterThan(1));
    expect(screen.queryByText('Failed to send message')).toBeNull();
    api.answer(POST, accept);
    act(() => network(true));
    await waitFor(() => expect(accepted.map(({ content }) => content)).toEqual(['one', 'two']));
    await waitFor(() => expect(screen.queryByText('Waiting for the connection')).toBeNull());
    expect(log().getAllByRole('article')).toHaveLength(2);
  });

  it('[ERR-024] says that too many messages were sent, and does not blame the connection', async () => {
    await open();
    const message = 'Too many requests. Please try again later.';
    api.answer(POST, () => ({
      status: 429,
      body: { statusCode: 429, code: 'TOO_MANY_REQUESTS', message, requestId: 'r-1' },
    }));
    await write('one');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(log().getAllByText('Waiting to be sent').length).toBeGreaterThan(0);
    expect(screen.queryByText('Waiting for the connection')).toBeNull();
  });

  it('keeps a pending message and its idempotency key across a reload', async () => {
    await open();
    api.answer(POST, cut);
    act(() => network(false));
    await write('I paid');
    await waitFor(() => expect(keys()).toHaveLength(1));
    closePage(page);
    await open();
    expect(await log().findByText('I paid')).toBeInTheDocument();
    api.answer(POST, accept);
    act(() => network(true));
    await waitFor(() => expect(accepted).toHaveLength(1));
    expect(new Set(keys()).size).toBe(1);
    await waitFor(() => expect(screen.queryByText('Waiting for the connection')).toBeNull());
    // The page shows the message as sent a moment before it is removed from the browser's storage.
    await waitFor(() => expect(hasPendingMessages()).toBe(false));
    closePage(page);
    await open();
    expect(log().getAllByText('I paid')).toHaveLength(1);
    expect(accepted).toHaveLength(1);
  });

  it('shows a message once whose response was lost, and resends it with the same key', async () => {
    await open();
    api.answer(POST, (call) => {
      accept(call);
      throw new Error('cut');
    });
    await write('I paid');
    await waitFor(() => expect(accepted).toHaveLength(1));
    act(() => emitFromServer('support_message', accepted[0]!));
    await waitFor(() => expect(log().getByRole('article')).toHaveAttribute('data-state', 'seen'));
    expect(screen.queryByText('Waiting for the connection')).toBeNull();
    api.answer(POST, () => ({ status: 201, body: { message: accepted[0] } }));
    act(() => notifyConnected());
    await waitFor(() => expect(keys().length).toBeGreaterThan(1));
    expect(new Set(keys()).size).toBe(1);
    expect(log().getAllByText('I paid')).toHaveLength(1);
  });

  it('[ERR-024] shows that sending failed, and resends automatically when the connection is back', async () => {
    await open();
    api.answer(POST, () => ({ status: 503 }));
    await write('I paid');
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    expect(await log().findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    api.answer(POST, accept);
    act(() => notifyConnected());
    await waitFor(() => expect(log().queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(log().getAllByText('I paid')).toHaveLength(1);
  });

  it('shows why a rule rejects a message, sends later ones, and lets the writer discard it', async () => {
    await open();
    api.answer(POST, (call) =>
      (call.body as { content: string }).content === 'no'
        ? {
            status: 422,
            body: { statusCode: 422, code: 'VALIDATION_FAILED', message: 'Not like this', requestId: 'r' },
          }
        : accept(call),
    );
    await write('no');
    expect(await screen.findByText('Not like this')).toBeInTheDocument();
    await write('yes');
    await waitFor(() => expect(accepted).toHaveLength(1));
    await userEvent.click(await log().findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(log().getAllByRole('article')).toHaveLength(1));
  });

  it('stores the draft of a ticket, and deletes it when it is sent', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Message'), 'half a sent');
    closePage(page);
    await open();
    expect(screen.getByLabelText('Message')).toHaveValue('half a sent');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    closePage(page);
    await open();
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });
});
