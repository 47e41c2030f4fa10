import { act, fireEvent, screen } from '@testing-library/react';
import type { UserView } from '@manette/contracts/identity';
import type { SupportMessageView, TicketStatus, TicketView } from '@manette/contracts/orders';
import { setNotificationsMuted } from '@manette/web-session';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin } from '@manette/web-testing';
import { notify, Toaster } from '@manette/web-ui';
import LiveNotices from './live-notices';

const TICKET = '0199a7c2-0000-7000-8000-0000000000a1';
const client = aClient();
const admin = anAdmin();

const sentBy = ({ _id, username, role }: UserView, content: string): SupportMessageView => ({
  _id: `0199a7c2-0000-7000-9000-${String(content.length).padStart(12, '0')}`,
  ticketId: TICKET,
  position: 2,
  content,
  sender: { _id, username, role, profilePicture: null },
  createdAt: '2025-11-20T19:31:00.000Z',
  fileUrl: null,
  fileName: null,
  fileSize: null,
  type: 'text',
  isSystemMessage: false,
});
const arrives = (message: SupportMessageView) =>
  act(() => emitFromServer('new_support_message', { ticketId: TICKET, message }));
const becomes = (status: string) =>
  act(() => emitFromServer('ticket_status_updated', { ticketId: TICKET, status: status as TicketStatus }));
const opens = () => {
  const ticket = { _id: TICKET, ticketNumber: 'T-000123', subject: 'Order Request: Sirocco-05' };
  act(() => emitFromServer('new_support_ticket', ticket as TicketView));
};
const show = (user: UserView, { at = '/accounts', language = 'en' as 'en' | 'ar' } = {}) =>
  renderApp(
    <>
      <LiveNotices />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
    { user, at, language },
  );
const toasts = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
const toast = async (words: string) => {
  await screen.findByText(words);
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveAttribute('role', 'status');
  return toasts()[0]!;
};
const clock = (toast: HTMLElement) => toast.querySelector<HTMLElement>('[role=progressbar]')!;
const location = () => screen.getByTestId('location').textContent;

describe('what arrives live', () => {
  let played: { volume: number; from: string }[];
  let play: jest.SpyInstance;
  beforeEach(() => {
    localStorage.clear();
    played = [];
    play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      played.push({ volume: this.volume, from: this.getAttribute('src') ?? '' });
    });
  });
  afterEach(() => {
    act(() => notify.dismiss());
    jest.restoreAllMocks();
  });

  it('[ORD-074] [SHELL-054] tells administrators of a new ticket for five seconds', async () => {
    await show(admin);
    opens();
    const shown = await toast('New support ticket T-000123: Order Request: Sirocco-05');
    expect(clock(shown).style.animationDuration).toBe('5000ms');
    fireEvent.click(shown);
    expect(location()).toBe(`/support/${TICKET}`);
  });

  it('[ORD-074] tells no client of a new ticket', async () => {
    await show(client);
    opens();
    expect(toasts()).toEqual([]);
    expect(played).toEqual([]);
  });

  it('[SHELL-054] [SHELL-057] tells who wrote what, with the sound at volume 0.5', async () => {
    await show(client);
    arrives(sentBy(admin, 'Your account is ready, please send the receipt of your payment'));
    const shown = await toast('admin: Your account is ready, please send the receipt of…');
    expect(clock(shown).style.animationDuration).toBe('5000ms');
    expect(played).toEqual([{ volume: 0.5, from: 'asset' }]);
  });

  it('says that a file came when there are no words', async () => {
    await show(admin);
    arrives({ ...sentBy(client, ''), fileName: 'receipt.png', type: 'image' });
    expect(await screen.findByText('yacine: File attachment')).toBeInTheDocument();
  });

  it('[SHELL-042] [SHELL-057] shows without a sound when sounds are muted', async () => {
    setNotificationsMuted(true);
    await show(client);
    arrives(sentBy(admin, 'Hello'));
    expect(await screen.findByText('admin: Hello')).toBeInTheDocument();
    expect(played).toEqual([]);
  });

  it('[SHELL-057] shows all the same when the browser refuses to play', async () => {
    const noted = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    play.mockRejectedValue(new DOMException('no gesture yet', 'NotAllowedError'));
    await show(client);
    arrives(sentBy(admin, 'Hello'));
    expect(await screen.findByText('admin: Hello')).toBeInTheDocument();
    expect(noted).toHaveBeenCalledWith(expect.any(String), 'NotAllowedError');
  });

  it('[SHELL-057] unlocks the sound with the first gesture, once', async () => {
    const loaded = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    await show(client);
    expect(loaded).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(play).not.toHaveBeenCalled();
  });

  it('keeps quiet about own messages, those of the shop, and the conversation being read', async () => {
    await show(client, { at: `/support/${TICKET}` });
    arrives(sentBy(client, 'Mine, from another tab'));
    arrives({ ...sentBy(admin, 'Ticket opened'), sender: null, isSystemMessage: true, type: 'system' });
    arrives(sentBy(admin, 'Hello'));
    expect(toasts()).toEqual([]);
    expect(played).toEqual([]);
  });

  it('[CHAT-041] [SHELL-057] tells what others say in the public chat, its first 50 characters', async () => {
    await show(client);
    const said = sentBy(admin, 'Good evening. Two new accounts on the shelf today: Mitidja-07');
    act(() =>
      emitFromServer('public_message', { ...sentBy(client, 'Mine'), sender: sentBy(client, '').sender }),
    );
    expect(toasts()).toEqual([]);
    act(() => emitFromServer('public_message', said));
    const shown = await toast('admin: Good evening. Two new accounts on the shelf today:…');
    expect(played).toHaveLength(1);
    fireEvent.click(shown);
    expect(location()).toBe('/public-chat');
  });

  it('keeps quiet about the public chat while it is being read', async () => {
    await show(client, { at: '/public-chat' });
    act(() => emitFromServer('public_message', sentBy(admin, 'Hello')));
    expect(toasts()).toEqual([]);
    expect(played).toEqual([]);
  });

  it('tells of the open conversation too while its page is out of sight', async () => {
    await show(client, { at: `/support/${TICKET}` });
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    arrives(sentBy(admin, 'Hello'));
    expect(await screen.findByText('admin: Hello')).toBeInTheDocument();
    expect(played).toHaveLength(1);
  });

  it.each([
    ['[ORD-052] pending', 'pending', 'Your ticket is pending'],
    ['[ORD-053] in_progress', 'in_progress', 'Admin is reviewing your ticket'],
    ['[ORD-054] completed', 'completed', 'Your order has been completed!'],
    ['[ORD-055] cancelled', 'cancelled', 'Your ticket has been cancelled'],
    ['[ORD-056] any other status', 'archived', 'Ticket status updated'],
  ])('%s: tells the client for five seconds [SHELL-054]', async (_, status, sentence) => {
    await show(client);
    becomes(status);
    const shown = await toast(sentence);
    expect(clock(shown).style.animationDuration).toBe('5000ms');
    fireEvent.click(shown);
    expect(location()).toBe(`/support/${TICKET}`);
  });

  it('[ORD-054] tells the client on the page of the ticket as well, and in Arabic', async () => {
    await show(client, { at: `/support/${TICKET}`, language: 'ar' });
    becomes('completed');
    expect(await screen.findByText('اكتمل طلبك!')).toBeInTheDocument();
  });

  it('shows the subject of an order in Arabic, every value isolated', async () => {
    await show(admin, { language: 'ar' });
    opens();
    const subject = '\u2068طلب حساب: \u2068Sirocco-05\u2069\u2069';
    expect(await screen.findByText(`تذكرة دعم جديدة \u2068T-000123\u2069: ${subject}`)).toBeInTheDocument();
  });

  it('calls a file that came without words one in Arabic', async () => {
    await show(admin, { language: 'ar' });
    arrives({ ...sentBy(client, 'File attachment'), type: 'file', fileUrl: '/api/files/1' });
    expect(await screen.findByText('\u2068yacine\u2069: \u2068ملف مرفق\u2069')).toBeInTheDocument();
  });

  it('leaves status notices to the client', async () => {
    await show(admin);
    becomes('completed');
    expect(toasts()).toEqual([]);
  });

  it('[LIF-067] tells a client of a delivery with its completion, and links to it', async () => {
    await show(client, { at: '/support' });
    const ready = { _id: TICKET, delivery: 'ready' } as TicketView;
    act(() => emitFromServer('ticket_updated', ready));
    expect(screen.queryByText(/Your order is ready/)).not.toBeInTheDocument();
    becomes('completed');
    act(() => emitFromServer('ticket_updated', ready));
    expect(await screen.findByText(/Your order is ready/)).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Show delivery' }));
    expect(screen.getByTestId('location')).toHaveTextContent(`/support/${TICKET}`);
  });
});
