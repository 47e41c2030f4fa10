import { expect, test, type BrowserContext, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';

const POSTS = '**/api/messages/support';
const isPost = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/messages/support');

/** Determines what happens to the next message that this page sends. */
async function nextPost(page: Page, fate: 'request lost' | 'answer lost' | 'never answered'): Promise<void> {
  await page.route(
    POSTS,
    async (route) => {
      if (fate === 'never answered') return;
      if (fate === 'answer lost') await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

async function offline(context: BrowserContext, conversation: ConversationPage): Promise<void> {
  await context.setOffline(true);
  await conversation.killSockets();
}

test('[ORD-065, ORD-003] a connection that fails at any step of sending loses and duplicates no message', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('weak');
  const ticket = await fixtures.ticket(session, { subject: 'A weak line' });
  const client = await Person.enter(browser, 'en', session);
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const mine = new ConversationPage(client);
  const theirs = new ConversationPage(admin);
  await mine.holdSockets();
  await theirs.holdSockets();
  for (const side of [mine, theirs]) {
    await side.page.goto(ticket);
    await expect(side.log).toBeVisible();
  }
  const said: string[] = [];
  const bothSee = async (...words: string[]) => {
    said.push(...words);
    await mine.expectSaid(...said);
    await theirs.expectSaid(...said);
  };

  await test.step('the connection is good', async () => {
    await mine.write('one');
    await bothSee('one');
    await theirs.write('two');
    await bothSee('two');
  });

  await test.step('the client is offline while both sides write', async () => {
    await offline(client.page.context(), mine);
    await mine.write('four');
    await mine.write('five');
    await expect(mine.waiting()).toHaveCount(2);
    await expect(client.page.getByText('Waiting for the connection').first()).toBeVisible();
    await theirs.write('three');
    await theirs.expectSaid('one', 'two', 'three');
    await client.page.context().setOffline(false);
    await bothSee('three', 'four', 'five');
    await expect(mine.waiting()).toHaveCount(0);
  });

  for (const [fate, words] of [
    ['request lost', 'six'],
    ['answer lost', 'seven'],
  ] as const)
    await test.step(`the ${fate.replace(' lost', '')} is lost`, async () => {
      await nextPost(client.page, fate);
      const answered = client.page.waitForResponse(POSTS);
      await mine.write(words);
      await bothSee(words);
      await answered;
    });

  await test.step('the page is reloaded while a message is being sent', async () => {
    await nextPost(client.page, 'never answered');
    await mine.write('eight');
    await expect(mine.log.locator('article[data-state=sending]')).toHaveCount(1);
    await client.page.reload();
    await bothSee('eight');
  });

  await test.step('the page is reloaded after the response was lost', async () => {
    await nextPost(client.page, 'answer lost');
    await mine.write('nine');
    await theirs.expectSaid(...said, 'nine');
    await client.page.reload();
    await bothSee('nine');
  });

  await test.step('only the sockets are closed, on both sides', async () => {
    await mine.killSockets();
    // The server decides the order of two concurrent messages, so this one is stored first.
    const stored = admin.page.waitForResponse(POSTS);
    await theirs.write('ten');
    await stored;
    await theirs.killSockets();
    await mine.write('eleven');
    await bothSee('ten', 'eleven');
  });

  await test.step('the client leaves the page while offline, and returns online', async () => {
    await offline(client.page.context(), mine);
    await mine.write('twelve');
    await expect(mine.waiting()).toHaveCount(1);
    await client.link('Back to Support').click();
    await client.page.context().setOffline(false);
    await theirs.expectSaid(...said, 'twelve');
    await client.page.goto(ticket);
    await bothSee('twelve');
  });

  await test.step('a photo is queued too, and arrives once', async () => {
    await offline(client.page.context(), mine);
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#268' },
    })
      .jpeg()
      .toBuffer();
    await mine.choose({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: photo });
    await mine.write('');
    await expect(mine.waiting()).toHaveCount(1);
    await nextPost(client.page, 'answer lost');
    await client.page.context().setOffline(false);
    await expect(theirs.log.getByRole('img', { name: /Picture by/ })).toHaveCount(1);
    await expect(mine.waiting()).toHaveCount(0);
    await expect(mine.log.getByRole('img', { name: /Picture by/ })).toHaveCount(1);
  });
});

test('[ORD-065] two tabs of one user send queued messages once and show the same', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('tabs');
  const ticket = await fixtures.ticket(session, { subject: 'Two tabs' });
  const client = await Person.enter(browser, 'ar', session);
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  for (const { page } of [client, admin]) await page.goto(ticket);
  const context = client.page.context();
  const first = new ConversationPage(client);
  const second = new ConversationPage(client, await context.newPage());
  const theirs = new ConversationPage(admin);
  await second.page.goto(ticket);
  await expect(second.log).toBeVisible();

  // Waits until the request is finished. The response headers arrive earlier, and finished requests are counted below.
  const answered = context.waitForEvent('requestfinished', isPost);
  await first.write('واحد');
  await second.expectSaid('واحد');
  await answered;
  const posts: string[] = [];
  context.on('requestfinished', (request) => {
    if (isPost(request)) posts.push(request.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(true);
  await first.write('اثنان');
  await expect(second.waiting()).toHaveCount(1);
  await second.write('ثلاثة');
  await expect(first.waiting()).toHaveCount(2);
  await first.write('أربعة');
  await expect(second.waiting()).toHaveCount(3);
  // The tab that wrote two of the messages is closed; the other one sends all of them.
  await first.page.close();
  await context.setOffline(false);
  const all = ['واحد', 'اثنان', 'ثلاثة', 'أربعة'];
  await theirs.expectSaid(...all);
  await second.expectSaid(...all);
  // A realtime event may show a message before the request that sent it is answered.
  await expect(second.log.locator('article[data-state=sending]')).toHaveCount(0);
  await expect.poll(() => posts.length).toBe(3);
  expect(new Set(posts).size).toBe(3);

  const third = new ConversationPage(client, await context.newPage());
  await third.page.goto(ticket);
  await third.expectSaid(...all);
  await context.setOffline(true);
  await second.write('خمسة');
  await expect(third.waiting()).toHaveCount(1);
  await context.setOffline(false);
  await theirs.expectSaid(...all, 'خمسة');
  await expect(third.waiting()).toHaveCount(0);
  await expect(second.waiting()).toHaveCount(0);
});
