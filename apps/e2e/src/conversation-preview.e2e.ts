import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures, call } from './support/api-fixtures.ts';
import { arriveBy, FAR } from './support/connections.ts';
import { holdShell } from './support/hold.ts';

/** Waits until a page with a composer has replaced its preview. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('#root textarea')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
}

test('the preview shows a client’s tickets before the page is loaded, and links to them, in ar', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('previewed');
  const { _id, name } = await fixtures.account('previewed');
  const order = { subject: `Order Request: ${name}`, orderType: 'buy', accountId: _id };
  const ticket = await fixtures.ticket(session, order);
  const client = await arriveBy(FAR, browser, 'ar', session);
  const { page } = client;
  const main = page.getByRole('main');
  const arrive = await holdShell(page);
  await page.goto('/support', { waitUntil: 'commit' });
  const row = page.getByRole('link', { name: new RegExp(`طلب حساب: .*${name}`) });
  await expect(row).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const [place, text] = [await row.boundingBox(), await main.innerText()];
  arrive();
  await expect(page.locator('#root').getByRole('link', { name })).toBeVisible();
  await expect(main).toHaveCount(1);
  expect(await row.boundingBox()).toEqual(place);
  expect(await main.innerText()).toContain(text);

  const again = await holdShell(page);
  await page.goto('/support', { waitUntil: 'commit' });
  await row.click();
  await expect(page).toHaveURL(new RegExp(`${ticket}$`));
  again();
  await expect(client.field('Message')).toBeVisible();
  client.expectQuietConsole();
});

test('the preview shows the public chat before a message can be written, in en', async ({ browser }) => {
  const session = await (await ApiFixtures.create()).client('previewed');
  const words = `Seen early ${session.user.username}`;
  await call('POST', '/messages/public', { content: words }, session);
  const client = await arriveBy(FAR, browser, 'en', session);
  const { page } = client;
  const arrive = await holdShell(page);
  await page.goto('/public-chat', { waitUntil: 'commit' });
  const said = page.locator('article', { hasText: words });
  await expect(said).toBeVisible();
  // The composer is visible but inert in the preview.
  await expect(page.locator('[inert] textarea')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const place = await said.boundingBox();
  arrive();
  await expectPage(page);
  expect(await said.boundingBox()).toEqual(place);
  client.expectQuietConsole();
});

test('the preview shows a ticket before the page is loaded, and new messages stay marked, in ar', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('previewed');
  const { _id, name } = await fixtures.giftCard('previewed');
  const order = { subject: `Gift Card Order: ${name}`, orderType: 'giftcard', giftCardId: _id };
  const ticket = await fixtures.ticket(session, order);
  await fixtures.say(session, ticket, 'Good morning');
  await fixtures.say(fixtures.admin, ticket, 'Answered since');
  const client = await arriveBy(FAR, browser, 'ar', session);
  const { page } = client;
  const arrive = await holdShell(page);
  await page.goto(ticket, { waitUntil: 'commit' });
  const messages = page.locator('article');
  await expect(messages).toHaveText([/Good morning/, /Answered since/]);
  await expect(page.locator('[inert] textarea')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const heading = page.locator('h1');
  await expect(heading).toContainText('طلب بطاقة هدايا');
  const newMessages = page.locator('.chat-new');
  await expect(newMessages).toBeVisible();
  const [place, mark] = [await heading.boundingBox(), await newMessages.innerText()];
  arrive();
  await expectPage(page);
  expect(await heading.boundingBox()).toEqual(place);
  await expect(newMessages).toHaveText(mark);
  await expect(messages).toHaveText([/Good morning/, /Answered since/]);
  client.expectQuietConsole();
});

test('an administrator sees no preview of a ticket, and its messages stay unread until the page is loaded', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('waiting');
  const ticket = await fixtures.ticket(session, { subject: 'Unread so far' });
  const colleague = await fixtures.colleague('slow');
  const admin = await arriveBy(FAR, browser, 'en', colleague);
  const { page } = admin;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const arrive = await holdShell(page);
  // Where there is a preview, these files are loaded after it.
  const filesOfPage = page.waitForRequest(/\/remotes\/storefront\/js\/remote-entry/);
  await page.goto(ticket, { waitUntil: 'commit' });
  await filesOfPage;
  expect(asked.filter((path) => path.includes('preview') || path === `/api/messages${ticket}`)).toEqual([]);
  arrive();
  await expect(admin.field('Message')).toBeEditable();
  admin.expectQuietConsole();
});
