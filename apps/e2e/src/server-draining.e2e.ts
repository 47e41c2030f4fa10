import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { Backstage } from './support/backstage.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';

/** What the server says to a socket before its process ends, as Socket.IO writes it. */
const DRAINING = `42${JSON.stringify(['server_draining', { reconnectInMs: 50 }])}`;

/** Every presence that the reader's own badge has shown since. */
const noteBadge = (page: Page) =>
  page.evaluate(() => {
    const badge = document.querySelector('header [data-presence]');
    const shown = [badge?.textContent];
    Object.assign(window, { shown });
    if (badge?.parentElement)
      new MutationObserver(() =>
        shown.push(document.querySelector('header [data-presence]')?.textContent),
      ).observe(badge.parentElement, {
        ...{ subtree: true, childList: true, characterData: true, attributes: true },
      });
  });
const badgesShown = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { shown: string[] }).shown)]);

test('[OPS-069] a page leaves a process that ends without a notice, nobody sees it offline, and it gets what it missed once', async ({
  browser,
}) => {
  const backstage = await Backstage.enter();
  const session = await backstage.client('draining');
  const ticket = await backstage.ticket(session, { subject: 'Draining' });
  const client = await Person.enter(browser, 'en', session);
  const admin = await Person.enter(browser, 'en', backstage.admin);
  const gone: string[] = [];
  admin.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (text.includes('user_status_changed') && text.includes(session.user._id)) gone.push(text);
    }),
  );
  const sockets: WebSocketRoute[] = [];
  await client.page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    // Between two processes a page hears nothing.
    if (sockets.push(socket) === 2) await backstage.say(backstage.admin, ticket, 'meanwhile');
    socket.connectToServer();
  });
  const conversation = new ConversationPage(client);
  await client.page.goto(ticket);
  await expect(conversation.log).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  await expect(client.page.getByRole('banner').getByText('Online')).toBeVisible();
  await admin.page.goto('/admin/users');
  await admin.expectConnected();
  await admin.settled();
  await noteBadge(client.page);
  gone.length = 0;

  sockets[0]?.send(DRAINING);
  await expect.poll(() => sockets.length).toBe(2);
  await conversation.expectSaid('meanwhile');
  await backstage.say(backstage.admin, ticket, 'afterwards');
  await conversation.expectSaid('meanwhile', 'afterwards');
  expect(await badgesShown(client.page)).toEqual(['Online']);
  expect(gone.filter((text) => text.includes('"isOnline":false'))).toEqual([]);
  client.expectQuietConsole();
});
