import { expect, test, type Browser } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';

/** An Arabic client and two English administrators: from the shelf to a completed order, without a reload. */
async function orderStory(browser: Browser): Promise<void> {
  const username = `story_${Date.now().toString(36)}`;
  const fixtures = await ApiFixtures.create();
  const client = await Person.arrive(browser, 'ar');
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const witness = await Person.enter(browser, 'en', fixtures.admin);

  await admin.page.goto('/support');
  await expect(admin.heading('Support Tickets')).toBeVisible();
  await client.register(username);
  await client.verifyEmail(`${username}@example.test`);

  await test.step('the client finds an account on the shelf', async () => {
    await client.visit('/accounts');
    await expect(client.heading('Accounts')).toBeVisible();
    await expect(client.page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(admin.page.locator('html')).toHaveAttribute('dir', 'ltr');
    await client.page.getByRole('searchbox', { name: client.translate('Search accounts') }).fill('sirocco');
    const cases = client.page.getByRole('article');
    await expect(cases.first()).toHaveAccessibleName(/sirocco/i);
    await client.page.getByRole('article', { name: 'Sirocco-05' }).getByRole('link').click();
    await expect(client.page.getByRole('heading', { level: 1, name: 'Sirocco-05' })).toBeVisible();
  });

  const listing = new URL(client.page.url()).pathname;
  await witness.page.goto(listing);
  await expect(witness.page.locator('[data-stock]').first()).toBeVisible();
  for (const person of [admin, witness]) await person.expectConnected();
  // 'Last one' stands for 1.
  const stock = async (person: Person) =>
    Number(/\d+/.exec((await person.page.locator('[data-stock]').first().textContent()) ?? '')?.[0] ?? 1);
  const before = await stock(witness);
  expect(before).toBeGreaterThan(0);

  await test.step('the client requests it and is taken to the ticket', async () => {
    await client.button('Request Account').dblclick();
    await expect(client.toast('Order request created! Redirecting to chat...')).toBeVisible();
    await expect(client.page).toHaveURL(/\/support\/[0-9a-f-]{36}$/);
    await expect(client.page.getByText(/#T-\d{6}/)).toBeVisible();
  });
  const ticket = new URL(client.page.url()).pathname;

  await test.step('the administrator sees the ticket immediately and answers', async () => {
    const first = admin.page.getByRole('main').getByRole('link').filter({ hasText: 'Sirocco-05' }).first();
    await expect(first).toHaveAttribute('href', ticket);
    await first.click();
    await expect(admin.page).toHaveURL(new RegExp(ticket));
    await admin.field('Message').fill('Hello, how will you pay?');
    await admin.button('Send').click();
    const log = client.page.getByRole('log', { name: client.translate('Messages') });
    await expect(log.getByText('Hello, how will you pay?')).toBeVisible();
    await expect(client.page.getByText(client.translate('In Progress')).first()).toBeVisible();
  });

  await test.step('both sides write, with an attachment', async () => {
    await client.field('Message').fill('**CIB card**, receipt follows');
    await client.button('Send').click();
    const log = admin.page.getByRole('log', { name: admin.translate('Messages') });
    await expect(log.locator('strong', { hasText: 'CIB card' })).toBeVisible();
    await client.page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'receipt.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
      });
    await client.button('Send').click();
    await expect(log.getByText('receipt.pdf')).toBeVisible();
  });

  await test.step('the order is completed, and the stock decreases everywhere', async () => {
    await admin.button('Order Successful').click();
    await admin.page
      .getByRole('alertdialog')
      .getByRole('button', { name: admin.translate('Confirm') })
      .click();
    // Both toasts disappear after some time, so they are awaited concurrently.
    await Promise.all([
      expect(admin.toast('Order marked as completed!')).toBeVisible(),
      expect(client.toast('Your order has been completed!')).toBeVisible(),
    ]);
    await expect(client.button('Send')).toHaveCount(0);
    await expect(client.page).toHaveURL(/\/support$/);
    await expect.poll(() => stock(witness)).toBe(before - 1);
  });

  for (const person of [client, admin, witness]) person.expectQuietConsole();
}

test.describe('an order from the shelf to its completion', () => {
  test('[ORD-003, ORD-004, ORD-044, ORD-051, ORD-061, ORD-065, ORD-088, ORD-089, SHELL-002, SHELL-003] between an Arabic client and an English administrator', ({
    browser,
  }) => orderStory(browser));
});
