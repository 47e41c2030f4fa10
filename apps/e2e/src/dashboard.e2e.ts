import { expect, test, type Browser } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { Backstage } from './support/backstage.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';
import type { Language } from './support/words.ts';

/** The dashboard of one administrator while another completes an order. */
async function dashboardStory(
  browser: Browser,
  language: Language,
  refresh: (reader: Person) => Promise<void>,
) {
  test.slow();
  const backstage = await Backstage.enter();
  const client = await backstage.client('figures');
  const account = await backstage.account('Figures');
  const subject = `Order Request: ${account.name}`;
  const ticket = await backstage.ticket(client, { subject, orderType: 'rent', accountId: account._id });
  const reader = await Person.enter(browser, language, await backstage.colleague('reader'));
  const sale = await backstage.colleague('seller');
  const seller = await Person.enter(browser, language, sale);

  const card = (name: string) => reader.page.getByRole('group', { name: reader.says(name), exact: true });
  const numberIn = async (text: Promise<string | null>) => Number(/\d+/.exec((await text) ?? '')?.[0]);
  const completed = reader.page
    .getByRole('table', { name: reader.says('Ticket Status') })
    .getByRole('row', { name: reader.says('Completed') })
    .getByRole('cell');
  const figures = async () => ({
    active: await numberIn(card('Active Tickets').locator('bdi').textContent()),
    available: await numberIn(card('Available Accounts').locator('bdi').textContent()),
    completed: await numberIn(completed.textContent()),
  });

  // Timers of the page that the test can let run out.
  await reader.page.clock.install();
  await reader.page.goto('/');
  await reader.link('Dashboard').first().click();
  await expect(reader.heading('Dashboard')).toBeVisible();
  await expect(completed).toBeVisible();
  await expect(
    reader.page.getByText(reader.says('Order Request: {{name}}', { name: account.name })),
  ).toBeVisible();
  const before = await figures();

  await test.step('sees who comes', async () => {
    const people = reader.page.getByRole('region', { name: reader.says('Online Users') });
    await reader.expectConnected();
    await seller.page.goto(ticket);
    await expect(people.getByText(sale.user.username)).toBeVisible();
  });

  await test.step('sees the order completed in another browser', async () => {
    await seller.button('Order Successful').click();
    await seller.answer('Confirm');
    await expect(seller.toast('Order marked as completed!')).toBeVisible();
    await refresh(reader);
    await expect.poll(figures, { timeout: 120_000 }).toEqual({
      active: before.active - 1,
      available: before.available - 1,
      completed: before.completed + 1,
    });
  });

  await test.step('tests the connection', async () => {
    const debug = reader.page.getByRole('region', { name: reader.says('Online Status Debug') });
    await expect(debug.getByText(reader.says('Socket connected'))).toBeVisible();
    const [said] = reader.says('The socket answered in {{milliseconds}} ms').split('{{');
    await reader.button('Test socket').click();
    await expect(debug.getByRole('status')).toContainText(said ?? '');
  });

  for (const colorScheme of ['dark', 'light'] as const) {
    await reader.page.emulateMedia({ colorScheme });
    expect(await axeFaults(reader.page)).toEqual([]);
  }
  if (language === 'ar') expect(await englishLeft(reader.page)).toEqual([]);
  await reader.page.setViewportSize({ width: 320, height: 700 });
  const sideways = () => reader.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
  for (const person of [reader, seller]) person.expectQuietConsole();
}

test('[STAT-003, STAT-005, STAT-008] the dashboard follows the shop, in English, when asked', ({ browser }) =>
  dashboardStory(browser, 'en', (reader) => reader.button('Refresh').click()));

test('[STAT-045, SHELL-002] the dashboard follows the shop, in Arabic, by itself', ({ browser }) =>
  dashboardStory(browser, 'ar', (reader) => reader.page.clock.fastForward(30_000)));
