import { expect, test, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';
import type { Language } from './support/words.ts';

/** Checks that a page has no axe violations and does not scroll sideways at a width of 320 px. */
async function expectFit({ page, language }: Person, what: string): Promise<void> {
  expect(await axeFaults(page), what).toEqual([]);
  if (language === 'ar') expect.soft(await englishLeft(page), what).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(over, { message: what }).toBe(0);
  if (size) await page.setViewportSize(size);
}

async function fits(browser: Browser, language: Language, colorScheme: 'light' | 'dark'): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('fits');
  const account = await fixtures.account('A-rather-long-code-name-of-an-account', 1);
  const ticket = await fixtures.ticket(session, {
    subject: `Order Request: ${account.name}`,
    orderType: 'rent',
    accountId: account._id,
  });
  await fixtures.say(session, ticket, 'Averyveryverylongwordwithoutanyplacetobreakit'.repeat(4));
  const client = await Person.enter(browser, language, session);
  const admin = await Person.enter(browser, language, fixtures.admin);
  const mine = new ConversationPage(client);
  for (const person of [client, admin]) {
    const { page } = person;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/support');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectFit(person, 'the list');
  }

  await client.button('New Ticket').click();
  await client.button('Create Ticket').click();
  await expect(client.field('Subject')).toHaveAttribute('aria-invalid', 'true');
  await expectFit(client, 'the new ticket');

  for (const person of [client, admin]) {
    await person.visit(ticket);
    await expect(person.page.getByRole('log')).toBeVisible();
  }
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#268' } })
    .png()
    .toBuffer();
  await mine.choose({ name: 'a-receipt-with-a-very-long-name-indeed.png', mimeType: 'image/png', buffer });
  await expectFit(client, 'a file before it is sent');
  await mine.write('');
  await expect(mine.log.getByRole('img')).toBeVisible();
  await client.page.route(
    '**/api/messages/support',
    (route) =>
      route.fulfill({ status: 413, json: { statusCode: 413, code: 'FILE_TOO_LARGE', message: 'x' } }),
    { times: 1 },
  );
  await mine.write('This one is refused');
  await expect(mine.log.locator('article[data-state=failed]')).toBeVisible();
  await client.page.context().setOffline(true);
  await mine.write('This one waits');
  await expect(mine.waiting()).toHaveCount(1);
  await expectFit(client, 'messages that failed and wait');
  await client.page.context().setOffline(false);

  await admin.button('support:Timeline').click();
  await expect(admin.page.getByRole('list', { name: admin.translate('support:Timeline') })).toBeVisible();
  await expectFit(admin, 'an administrator’s ticket');
  await admin.button('Canned replies').click();
  await expect(admin.page.getByRole('dialog')).toBeVisible();
  await expectFit(admin, 'canned replies');
  await admin.button('New reply').click();
  await expect(admin.field('Title')).toBeVisible();
  await expectFit(admin, 'a new canned reply');
  await admin.page.keyboard.press('Escape');
  await admin.button('Order Unsuccessful').click();
  await expect(admin.page.getByRole('alertdialog')).toBeVisible();
  await expectFit(admin, 'a question');
  await admin.staysWhenClosed();
  await admin.answer('Confirm');
  await expect(admin.field('Message')).toHaveCount(0);
  await expectFit(admin, 'a closed ticket of an administrator');
  await client.page.goto(ticket);
  await expect(
    client.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: client.translate('This conversation is closed.') }),
  ).toBeVisible();
  await expectFit(client, 'a closed ticket');
}

test.describe('the pages of tickets are accessible', () => {
  test('in English, in the light theme', ({ browser }) => fits(browser, 'en', 'light'));
  test('[SHELL-003] in Arabic, in the dark theme', ({ browser }) => fits(browser, 'ar', 'dark'));
});
