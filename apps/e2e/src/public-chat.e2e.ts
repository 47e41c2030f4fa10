import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';

const PAGE = '/public-chat';

/** Checks that a page has no axe violations, and that an Arabic page contains no English text. */
async function expectReadable({ page, language }: Person): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  if (language === 'ar') expect(await englishLeft(page)).toEqual([]);
}

async function expectNoSideScroll(page: Page): Promise<void> {
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over).toBeLessThanOrEqual(0);
}

test('[CHAT-001, CHAT-017, CHAT-018] an Arabic client and an English administrator talk in the public chat', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const client = await Person.enter(browser, 'ar', await fixtures.client('talker'));
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const here = new ConversationPage(client);
  const there = new ConversationPage(admin);
  await here.holdSockets();
  const mark = Date.now().toString(36);
  const both = async (words: string) => {
    for (const { log } of [here, there]) await expect(log.getByText(words, { exact: true })).toHaveCount(1);
  };
  const pictures = ({ log }: ConversationPage, source: RegExp) =>
    log.locator('img').and(log.page().locator(`[src*="${source.source}"]`));

  await test.step('[CHAT-003] the links to the chat open it', async () => {
    await client.page.goto('/');
    await client.link('Public Chat').first().click();
    await expect(client.heading('Public Chat')).toBeVisible();
    await admin.page.goto(PAGE);
    await expect(there.log).toBeVisible();
    await expect(here.log).toBeVisible();
  });

  await test.step('both send texts', async () => {
    await here.write(`hello ${mark}`);
    await both(`hello ${mark}`);
    await there.write(`**welcome** ${mark}`);
    await expect(here.log.locator('strong').last()).toHaveText('welcome');
  });

  await test.step('[CHAT-004, CHAT-043, CHAT-044, CHAT-045] an emoji is chosen', async () => {
    await client.button('Emoji').click();
    const picker = client.page.getByRole('dialog', { name: client.translate('Emoji'), exact: true });
    await expect(picker.getByRole('row').first()).toBeVisible();
    const box = await picker.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([350, 380]);
    await expect(picker.getByRole('radio')).toHaveCount(6);
    await expectReadable(client);
    const cat = 'وجه قطة';
    await picker.getByRole('searchbox').fill(cat);
    await picker.getByRole('gridcell', { name: cat, exact: true }).click();
    await expect(picker).toHaveCount(0);
    const field = client.field('Message');
    await expect(field).toHaveValue('🐱');
    await expect(field).toBeFocused();
    await client.page.keyboard.type(` ${mark}`);
    await client.button('Send').click();
    await both(`🐱 ${mark}`);
    await client.button('Emoji').click();
    await expect(picker.getByText(client.translate('Recent'))).toBeVisible();
    await client.page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(client.button('Emoji')).toBeFocused();
  });

  await test.step('[CHAT-004, CHAT-045] an emoji is found by its English name', async () => {
    await admin.button('Emoji').click();
    const picker = admin.page.getByRole('dialog', { name: 'Emoji', exact: true });
    await expect(picker.getByRole('row').first()).toBeVisible();
    await expectReadable(admin);
    await picker.getByRole('searchbox').fill('cat face');
    await picker.getByRole('gridcell', { name: 'cat face', exact: true }).click();
    await expect(admin.field('Message')).toHaveValue('🐱');
    await admin.field('Message').fill('');
  });

  await test.step('[CHAT-005, CHAT-011, CHAT-012] a GIF is sent when it is chosen', async () => {
    await client.button('GIF').click();
    const dialog = client.page.getByRole('dialog', { name: client.translate('Search GIFs') });
    await dialog.getByRole('searchbox').fill(`goal${mark}`);
    await dialog.getByRole('button', { name: client.translate('Search'), exact: true }).click();
    await dialog.getByRole('button', { name: `goal${mark} two` }).click();
    await expect(dialog).toHaveCount(0);
    for (const side of [here, there]) {
      const gif = pictures(side, new RegExp(`goal${mark}`)).last();
      await expect(gif).toBeVisible();
      await expect.poll(async () => (await gif.boundingBox())?.width ?? Infinity).toBeLessThanOrEqual(200);
    }
  });

  await test.step('[ERR-031] a failed search shows a message', async () => {
    await client.button('GIF').click();
    const dialog = client.page.getByRole('dialog', { name: client.translate('Search GIFs') });
    await dialog.getByRole('searchbox').fill('broken');
    await dialog.getByRole('button', { name: client.translate('Search'), exact: true }).click();
    await expect(client.toast('Failed to search GIFs. Please try again later.')).toBeVisible();
    await client.page.keyboard.press('Escape');
    await expect(client.button('GIF')).toBeFocused();
  });

  await test.step('[CHAT-022] a picture is sent', async () => {
    const colour = { width: 300, height: 200, channels: 3, background: '#268' } as const;
    const buffer = await sharp({ create: colour }).png().toBuffer();
    await here.choose({ name: `${mark}.png`, mimeType: 'image/png', buffer });
    await client.button('Send').click();
    await expect(there.log.locator('a img').last()).toBeVisible();
    await expect(here.log.locator('a img').last()).toBeVisible();
    // The message must be acknowledged before the connection is cut, or it would be queued with the next one.
    await expect(here.log.locator('article[data-state=sending]')).toHaveCount(0);
  });

  await test.step('[CHAT-017] a lost connection loses and duplicates no message', async () => {
    await client.page.context().setOffline(true);
    await here.killSockets();
    await here.write(`from afar ${mark}`);
    await expect(here.waiting()).toHaveCount(1);
    await there.write(`meanwhile ${mark}`);
    await client.page.context().setOffline(false);
    await both(`meanwhile ${mark}`);
    await both(`from afar ${mark}`);
    await expect(here.waiting()).toHaveCount(0);
  });

  await test.step('[CHAT-037, CHAT-039, CHAT-040] an administrator deletes a message for all users', async () => {
    const message = there.log.getByRole('article').filter({ hasText: `from afar ${mark}` });
    await message.hover();
    await message.getByRole('button', { name: admin.translate('Delete message') }).click();
    await admin.answer('Confirm', 'Message deleted successfully');
    for (const { log } of [here, there]) await expect(log.getByText(`from afar ${mark}`)).toHaveCount(0);
    await expect(here.log.getByRole('button', { name: client.translate('Delete message') })).toHaveCount(0);
  });

  await test.step('[CHAT-041] a toast announces a new message on other pages', async () => {
    // Navigates within the app, so that the socket stays connected, because only connected pages show toasts.
    const bar = client.page.getByRole('navigation');
    await bar.getByRole('link', { name: new RegExp(`^${client.translate('Accounts')}`) }).click();
    await expect(client.heading('Accounts')).toBeVisible();
    await there.write(`come back ${mark}`);
    const toasts = client.page.getByRole('status').or(client.page.getByRole('alert'));
    await expect(toasts.filter({ hasText: `come back ${mark}` }).first()).toBeVisible();
  });

  await test.step('it is accessible, also at a width of 320 px', async () => {
    await client.page.goto(PAGE);
    for (const { person, log } of [
      { person: client, log: here.log },
      { person: admin, log: there.log },
    ]) {
      await expect(log).toBeVisible();
      await person.page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideScroll(person.page);
      await expectReadable(person);
    }
  });
});

test('[CHAT-009] a user without a verified address sees only a notice, and the page does not request messages', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const person = await Person.enter(browser, 'en', await fixtures.client('outside', { verified: false }));
  const calls: string[] = [];
  person.page.on('request', (request) => calls.push(request.url()));
  await person.page.goto(PAGE);
  await expect(person.page.getByRole('region', { name: 'Verify your email' })).toBeVisible();
  await expect(person.heading('Public Chat')).toBeVisible();
  expect(calls.filter((url) => url.includes('/messages/public'))).toEqual([]);
});

test('emoji data is loaded on demand', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const person = await Person.enter(browser, 'en', await fixtures.client('light'));
  const bytes = () =>
    person.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0),
    );
  await person.page.goto(PAGE);
  await expect(new ConversationPage(person).log).toBeVisible();
  await person.settled();
  const before = await bytes();
  await person.button('Emoji').click();
  await expect(person.page.getByRole('gridcell').first()).toBeVisible();
  await expect.poll(async () => (await bytes()) - before).toBeGreaterThan(100_000);
  person.expectQuietConsole();
});
