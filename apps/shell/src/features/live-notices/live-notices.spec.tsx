import { lazy, startTransition } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import type { UserView } from '@manette/contracts/identity';
import type { SupportMessageView, TicketStatus, TicketView } from '@manette/contracts/orders';
import { Route, Routes, useNavigate } from '@manette/web-router';
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

describe('live notices', () => {
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

  it('[ORD-074] [SHELL-054] shows administrators a new ticket for five seconds', async () => {
    await show(admin);
    opens();
    const shown = await toast('New support ticket T-000123: Order Request: Sirocco-05');
    expect(clock(shown).style.animationDuration).toBe('5000ms');
    fireEvent.click(shown);
    expect(location()).toBe(`/support/${TICKET}`);
  });

  it('[ORD-074] shows clients no new ticket', async () => {
    await show(client);
    opens();
    expect(toasts()).toEqual([]);
    expect(played).toEqual([]);
  });

  it('[SHELL-054] [SHELL-057] shows the sender and the message, and plays the sound at volume 0.5', async () => {
    await show(client);
    arrives(sentBy(admin, 'Your account is ready, please send the receipt of your payment'));
    const shown = await toast('admin: Your account is ready, please send the receipt of…');
    expect(clock(shown).style.animationDuration).toBe('5000ms');
    expect(played).toEqual([{ volume: 0.5, from: 'asset' }]);
  });

  it('shows that a file arrived when the message has no text', async () => {
    await show(admin);
    arrives({ ...sentBy(client, ''), fileName: 'receipt.png', type: 'image' });
    expect(await screen.findByText('yacine: File attachment')).toBeInTheDocument();
  });

  it('[SHELL-042] [SHELL-057] shows a notice without a sound when sounds are muted', async () => {
    setNotificationsMuted(true);
    await show(client);
    arrives(sentBy(admin, 'Hello'));
    expect(await screen.findByText('admin: Hello')).toBeInTheDocument();
    expect(played).toEqual([]);
  });

  it('[SHELL-057] shows a notice even when the browser refuses to play the sound', async () => {
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

  it('shows no notice of own messages, system messages, and messages of the open ticket', async () => {
    await show(client, { at: `/support/${TICKET}` });
    arrives(sentBy(client, 'Mine, from another tab'));
    arrives({ ...sentBy(admin, 'Ticket opened'), sender: null, isSystemMessage: true, type: 'system' });
    arrives(sentBy(admin, 'Hello'));
    expect(toasts()).toEqual([]);
    expect(played).toEqual([]);
  });

  it("[CHAT-041] [SHELL-057] shows the first 50 characters of other users' messages in the public chat", async () => {
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

  it('shows no notice of public chat messages while the public chat is open', async () => {
    await show(client, { at: '/public-chat' });
    act(() => emitFromServer('public_message', sentBy(admin, 'Hello')));
    expect(toasts()).toEqual([]);
    expect(played).toEqual([]);
  });

  it('shows no notice of messages of a ticket whose page still loads', async () => {
    const NeverLoaded = lazy(() => new Promise<never>(() => undefined));
    const OpenTicket = () => {
      const navigate = useNavigate();
      return <button onClick={() => startTransition(() => void navigate(`/support/${TICKET}`))}>Open</button>;
    };
    await renderApp(
      <>
        <LiveNotices />
        <Toaster label="Notifications" closeLabel="Close" />
        <OpenTicket />
        <Routes>
          <Route path="/support" element="The list" />
          <Route path="/support/:ticketId" element={<NeverLoaded />} />
        </Routes>
      </>,
      { user: client, at: '/support' },
    );
    await act(async () => fireEvent.click(screen.getByText('Open')));
    arrives(sentBy(admin, 'Hello'));
    expect(screen.getByText('The list')).toBeInTheDocument();
    expect(toasts()).toEqual([]);
    expect(played).toEqual([]);
  });

  it('shows messages of the open ticket too while the page is hidden', async () => {
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
  ])('%s: shows the client a notice for five seconds [SHELL-054]', async (_, status, sentence) => {
    await show(client);
    becomes(status);
    const shown = await toast(sentence);
    expect(clock(shown).style.animationDuration).toBe('5000ms');
    fireEvent.click(shown);
    expect(location()).toBe(`/support/${TICKET}`);
  });

  it('[ORD-054] shows the client the status on the page of the ticket too, in Arabic', async () => {
    await show(client, { at: `/support/${TICKET}`, language: 'ar' });
    becomes('completed');
    expect(await screen.findByText('اكتمل طلبك!')).toBeInTheDocument();
  });

  it('shows the subject of an order in Arabic, with direction isolates around every value', async () => {
    await show(admin, { language: 'ar' });
    opens();
    const subject = '\u2068طلب حساب: \u2068Sirocco-05\u2069\u2069';
    expect(await screen.findByText(`تذكرة دعم جديدة \u2068T-000123\u2069: ${subject}`)).toBeInTheDocument();
  });

  it('shows in Arabic that a file arrived without text', async () => {
    await show(admin, { language: 'ar' });
    arrives({ ...sentBy(client, 'File attachment'), type: 'file', fileUrl: '/api/files/1' });
    expect(await screen.findByText('\u2068yacine\u2069: \u2068ملف مرفق\u2069')).toBeInTheDocument();
  });

  it('shows administrators no status notices', async () => {
    await show(admin);
    becomes('completed');
    expect(toasts()).toEqual([]);
  });

  it('[LIF-067] shows a client that a delivery is ready after the ticket is completed, and links to it', async () => {
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
