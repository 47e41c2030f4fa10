import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatStanding } from '@manette/contracts/chat';
import type { UserView } from '@manette/contracts/identity';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { aMessage } from '../../../conversation/testing/a-message';
import { closePage, freshBrowser } from '../../../conversation/testing/outbox';
import PublicChatPage from './public-chat.page';

const POST = 'POST /messages/public';
const FREE: ChatStanding = { slowModeSeconds: 0, muted: false, mutedUntil: null };
const FOR_GOOD = 'You are muted in the public chat until an administrator lifts it.';

describe('moderation of /public-chat', () => {
  let api: FakeApi;
  let page: Awaited<ReturnType<typeof renderApp>>;
  const theirs = aMessage({ content: 'Buy now', position: 1 });
  const stranger = { ...theirs, sender: { ...theirs.sender!, _id: 'stranger', username: 'bilal' } };

  const show = async (user: UserView, chat: ChatStanding = FREE) => {
    const own = aMessage({ content: 'Mine', position: 2 });
    const staff = aMessage({ by: 'admin', content: 'Welcome', position: 3 });
    const messages = [
      stranger,
      { ...own, sender: { ...own.sender!, _id: user._id } },
      { ...staff, sender: { ...staff.sender!, _id: 'staff' } },
    ];
    api = fakeApi({
      'GET /config': () => ({ body: { googleEnabled: false, gifEnabled: true, remotes: {} } }),
      'GET /users/online': () => ({ body: { onlineUsers: { admins: [], clients: [], total: 0 } } }),
      'GET /messages/public': () => ({ body: { messages, hasMore: false, deleted: [], chat } }),
    });
    page = await renderApp(
      <>
        <PublicChatPage />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user, at: '/public-chat' },
    );
    await screen.findByText('Buy now');
  };
  const field = () => screen.getByLabelText('Message');
  const of = (words: string) => within(screen.getByText(words).closest('article')!);

  beforeEach(freshBrowser);
  afterEach(() => {
    closePage(page);
    api.restore();
  });

  it('[TRU-105] lets clients report the messages of others', async () => {
    await show(aClient());
    expect(of('Mine').queryByRole('button', { name: 'Report message' })).toBeNull();
    expect(of('Welcome').getByRole('button', { name: 'Report message' })).toBeInTheDocument();
    await userEvent.click(of('Buy now').getByRole('button', { name: 'Report message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report message' }));
    const names = dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names).toEqual(['Spam', 'Insult', 'Scam', 'Other']);
    expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    const path = `POST /messages/public/${stranger._id}/report`;
    api.answer(path, () => ({ status: 201, body: { message: 'Report sent. Thank you.' } }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Scam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent. Thank you.')).toBeVisible();
    expect(api.callsTo(path)[0]?.body).toEqual({ reason: 'scam' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[TRU-105] lets administrators mute clients, but not report messages', async () => {
    await show(anAdmin());
    expect(screen.queryByRole('button', { name: 'Report message' })).toBeNull();
    expect(of('Welcome').queryByRole('button', { name: /^Mute/ })).toBeNull();
    await userEvent.click(of('Buy now').getByRole('button', { name: 'Mute bilal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute bilal' }));
    const names = dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names).toEqual(['10 minutes', '1 hour', '1 day', 'Until lifted']);
    const path = 'POST /messages/public/mutes';
    api.answer(path, () => ({ status: 201, body: { mute: {} } }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Until lifted' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    await waitFor(() =>
      expect(api.callsTo(path)[0]?.body).toEqual({ userId: 'stranger', duration: 'forever' }),
    );
  });

  it("[TRU-105, TRU-097] lets administrators choose the slow mode, and shows another administrator's choice", async () => {
    await show(anAdmin());
    const choice = screen.getByRole('combobox', { name: 'Slow mode' });
    const options = within(choice).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Off',
      '10 seconds',
      '30 seconds',
      '60 seconds',
    ]);
    const path = 'PUT /messages/public/slow-mode';
    api.answer(path, () => ({ body: { slowMode: { seconds: 30 } } }));
    await userEvent.selectOptions(choice, '30 seconds');
    await waitFor(() => expect(api.callsTo(path)[0]?.body).toEqual({ seconds: 30 }));
    act(() => emitFromServer('slow_mode_changed', { seconds: 60 }));
    await waitFor(() => expect(choice).toHaveDisplayValue('60 seconds'));
  });

  it('[TRU-096] disables the composer of a muted client, and enables it when the mute is lifted', async () => {
    await show(aClient(), { ...FREE, muted: true });
    expect(await screen.findByText(FOR_GOOD)).toBeVisible();
    expect(screen.getByText(FOR_GOOD).closest('[role=status]')).not.toBeNull();
    for (const control of [field(), screen.getByRole('button', { name: 'Emoji' })])
      expect(control).toBeDisabled();
    act(() => emitFromServer('chat_standing', { muted: false, mutedUntil: null }));
    await waitFor(() => expect(field()).toBeEnabled());
    expect(screen.queryByText(FOR_GOOD)).toBeNull();
    act(() => emitFromServer('chat_standing', { muted: true, mutedUntil: null }));
    await waitFor(() => expect(field()).toBeDisabled());
  });

  it('[TRU-096] enables the composer when the mute ends', async () => {
    const mutedUntil = new Date(Date.now() + 1_500).toISOString();
    await show(aClient(), { ...FREE, muted: true, mutedUntil });
    expect(screen.getByText(/^You are muted in the public chat until \w.+\.$/)).toBeVisible();
    expect(field()).toBeDisabled();
    await waitFor(() => expect(field()).toBeEnabled(), { timeout: 5_000 });
    expect(screen.queryByText(/You are muted/)).toBeNull();
  });

  it('[TRU-100] shows how often clients may write, and resends a message that was too early', async () => {
    await show(aClient());
    act(() => emitFromServer('slow_mode_changed', { seconds: 10 }));
    expect(await screen.findByText('Slow mode: one message every 10 seconds')).toBeVisible();
    const refusal = { statusCode: 429, code: 'SLOW_MODE', message: 'x', requestId: 'r' };
    api.answer(POST, () => ({ status: 429, body: refusal, headers: { 'retry-after': '1' } }));
    await userEvent.type(field(), 'Too early');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText('Waiting for slow mode')).length).toBeGreaterThan(0);
    const sent = aMessage({ content: 'Too early', position: 4 });
    api.answer(POST, () => ({ status: 201, body: { message: sent } }));
    await waitFor(() => expect(api.callsTo(POST)).toHaveLength(2), { timeout: 5_000 });
    await waitFor(() => expect(screen.queryByText('Waiting for slow mode')).toBeNull());
    const keys = api.callsTo(POST).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});
