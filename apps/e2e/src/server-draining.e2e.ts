import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';

/** The Socket.IO packet that the server sends before its process ends. */
const DRAINING = `42${JSON.stringify(['server_draining', { reconnectInMs: 50 }])}`;

/** Records every text that the user's own presence badge shows from now on. */
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

test('[OPS-069] a page moves from a draining process without a notice, is not shown offline, and misses no message', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('draining');
  const ticket = await fixtures.ticket(session, { subject: 'Draining' });
  const client = await Person.enter(browser, 'en', session);
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const gone: string[] = [];
  admin.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (text.includes('user_status_changed') && text.includes(session.user._id)) gone.push(text);
    }),
  );
  const sockets: WebSocketRoute[] = [];
  await client.page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    // A message that is sent while the page is not connected.
    if (sockets.push(socket) === 2) await fixtures.say(fixtures.admin, ticket, 'meanwhile');
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
  await fixtures.say(fixtures.admin, ticket, 'afterwards');
  await conversation.expectSaid('meanwhile', 'afterwards');
  expect(await badgesShown(client.page)).toEqual(['Online']);
  expect(gone.filter((text) => text.includes('"isOnline":false'))).toEqual([]);
  client.expectQuietConsole();
});
