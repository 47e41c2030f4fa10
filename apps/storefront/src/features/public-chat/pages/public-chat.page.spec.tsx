import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import { notifyConnected, emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi, type FakeCall } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { aMessage } from '../../../conversation/testing/a-message';
import { closePage, freshBrowser } from '../../../conversation/testing/outbox';
import PublicChatPage from './public-chat.page';

const GET = 'GET /messages/public';
const POST = 'POST /messages/public';
const GIF = 'https://media.test/cat.gif';

describe('/public-chat', () => {
  let api: FakeApi;
  let page: Awaited<ReturnType<typeof renderApp>>;
  let said: ReturnType<typeof aMessage>[];

  const show = async (user: UserView = aClient()) => {
    page = await renderApp(
      <>
        <PublicChatPage />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user, at: '/public-chat' },
    );
  };
  const log = async () => within(await screen.findByRole('log', { name: 'Messages' }));
  const write = async (words: string) => {
    await userEvent.type(screen.getByLabelText('Message'), words);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  };

  beforeEach(async () => {
    await freshBrowser();
    said = [
      aMessage({ by: 'client', content: 'Hello all', position: 1 }),
      aMessage({ by: 'admin', content: 'Welcome', position: 2 }),
    ];
    const person = { _id: 'x', username: 'amel', role: 'client' as const, isOnline: true };
    api = fakeApi({
      'GET /config': () => ({ body: { googleEnabled: false, gifEnabled: true, remotes: {} } }),
      'GET /users/online': () => ({ body: { onlineUsers: { admins: [], clients: [person], total: 1 } } }),
      [GET]: ({ query }: FakeCall) => ({
        body: { messages: query.has('after') ? [] : said, hasMore: false, deleted: [] },
      }),
    });
  });
  afterEach(() => {
    closePage(page);
    api.restore();
  });

  it('[CHAT-001, CHAT-002, CHAT-003, CHAT-042] shows the messages with their senders, and the users online', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Public Chat' })).toBeInTheDocument();
    const messages = (await log()).getAllByRole('article');
    expect(messages.map((one) => one.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^yacine, \d\d:\d\d$/),
      expect.stringMatching(/^admin, \d\d:\d\d$/),
    ]);
    expect(await screen.findByText('1 client')).toBeInTheDocument();
  });

  it('[CHAT-004, CHAT-005, CHAT-006, CHAT-007, CHAT-008] shows the tools of the composer', async () => {
    await show();
    for (const name of ['Emoji', 'GIF', 'Take photo', 'Upload file', 'Send'])
      expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it('[CHAT-009] shows unverified clients a notice, and sends no requests for them', async () => {
    await show(aClient({ emailVerified: false }));
    expect(await screen.findByRole('region', { name: 'Verify your email' })).toBeInTheDocument();
    expect(screen.queryByRole('log')).toBeNull();
    expect([...api.callsTo(GET), ...api.callsTo('GET /users/online')]).toEqual([]);
  });

  it.each([
    ['a verified client', aClient()],
    ['a Google user', aClient({ emailVerified: false, googleId: 'g' })],
    ['an administrator', anAdmin({ emailVerified: false })],
  ])('[CHAT-010] is open to %s', async (_, user) => {
    await show(user);
    expect((await log()).getByText('Hello all')).toBeInTheDocument();
  });

  it('[CHAT-017, CHAT-018, RT-001, RT-002] appends new messages and removes deleted ones, by id', async () => {
    await show();
    const messages = await log();
    const news = aMessage({ by: 'admin', content: 'Good evening', position: 3 });
    act(() => emitFromServer('public_message', news));
    act(() => emitFromServer('public_message', news));
    expect(await messages.findAllByText('Good evening')).toHaveLength(1);
    act(() => emitFromServer('public_message_deleted', { _id: news._id }));
    await waitFor(() => expect(messages.queryByText('Good evening')).toBeNull());
  });

  it('[CHAT-017] fetches the messages between its first response and the first connection', async () => {
    await show();
    await log();
    const missed = aMessage({ by: 'admin', content: 'Missed', position: 3 });
    api.answer(GET, () => ({ body: { messages: [missed], hasMore: false, deleted: [said[0]!._id] } }));
    act(() => notifyConnected());
    expect(await screen.findByText('Missed')).toBeInTheDocument();
    expect(screen.queryByText('Hello all')).toBeNull();
  });

  it('[CHAT-042] refetches the users online at the first connection', async () => {
    await show();
    expect(await screen.findByText('1 client')).toBeInTheDocument();
    act(() => notifyConnected());
    await waitFor(() => expect(api.callsTo('GET /users/online')).toHaveLength(2));
  });

  it('[CHAT-011, CHAT-012] shows a message that is the address of a GIF as an image', async () => {
    said = [aMessage({ content: GIF, position: 1 }), aMessage({ content: `look: ${GIF}`, position: 2 })];
    await show();
    const pictures = (await log()).getAllByRole('img', { name: 'GIF' });
    expect(pictures.map((one) => one.getAttribute('src'))).toEqual([GIF]);
    expect(pictures[0]).toHaveClass('moving-picture');
  });

  it('[CHAT-029, CHAT-030, CHAT-035] formats text, and shows markup as plain text', async () => {
    said = [aMessage({ content: '**bold** <b onclick=x>plain</b>', position: 1 })];
    await show();
    const [message] = (await log()).getAllByRole('article');
    expect(message?.querySelector('strong')).toHaveTextContent('bold');
    expect(message?.querySelector('b')).toBeNull();
    expect(message).toHaveTextContent('<b onclick=x>plain</b>');
  });

  it('[CHAT-038] marks administrators', async () => {
    await show();
    expect((await log()).getAllByText('Admin')).toHaveLength(1);
  });

  it('[API-035] shows a message while it is sent, and only once afterwards', async () => {
    const sent = aMessage({ content: 'Hi', position: 3 });
    api.answer(POST, () => ({ status: 201, body: { message: sent } }));
    await show();
    const messages = await log();
    await write('Hi');
    await waitFor(() => expect(messages.getAllByText('Hi')).toHaveLength(1));
    act(() => emitFromServer('public_message', sent));
    expect(messages.getAllByText('Hi')).toHaveLength(1);
    await waitFor(() => expect(api.callsTo(POST)[0]?.body).toEqual({ content: 'Hi' }));
  });

  it('[ERR-024] keeps a message that could not be sent, and resends it with the same idempotency key', async () => {
    api.answer(POST, () => ({ status: 503 }));
    await show();
    await log();
    await write('Hi');
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    api.answer(POST, () => ({ status: 201, body: { message: aMessage({ content: 'Hi', position: 3 }) } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    const keys = () => api.callsTo(POST).map(({ headers }) => headers.get('idempotency-key'));
    await waitFor(() => expect(keys().length).toBeGreaterThan(1));
    expect(new Set(keys()).size).toBe(1);
  });

  it('[ERR-021] shows that the messages cannot be loaded, and retries', async () => {
    api.answer(GET, () => ({ status: 500 }));
    await show();
    expect(await screen.findByText('Failed to load messages')).toBeInTheDocument();
    api.answer(GET, () => ({ body: { messages: said, hasMore: false, deleted: [] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await log()).getByText('Hello all')).toBeInTheDocument();
  });

  it.each([
    [
      '[CHAT-037, CHAT-039, CHAT-040] deletes a message after confirmation',
      200,
      'Message deleted successfully',
    ],
    ['[ERR-025] shows that a message could not be deleted', 500, 'Failed to delete message'],
  ])('%s', async (_, status, sentence) => {
    const path = `DELETE /messages/public/${said[0]!._id}`;
    api.answer(path, () => ({ status, body: { message: 'x' } }));
    await show(anAdmin());
    await userEvent.click((await (await log()).findAllByRole('button', { name: 'Delete message' }))[0]!);
    expect(api.callsTo(path)).toHaveLength(0);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('[CHAT-037] does not offer clients to delete messages', async () => {
    await show();
    await log();
    expect(screen.queryByRole('button', { name: 'Delete message' })).toBeNull();
  });
});
