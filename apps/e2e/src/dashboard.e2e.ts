import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';

/** Counts the elements with a CSS transition right after a change of the colour scheme. */
const fading = ({ page }: Person): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const { theme } = root.dataset;
    for (const chosen of ['dark', 'light']) {
      root.dataset.theme = chosen;
      void getComputedStyle(root).color;
    }
    const { length } = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
    return length;
  });

/** Checks that a page has no axe violations in either colour scheme, and does not scroll sideways at a width of 320 px. */
async function expectFit({ page, language }: Person): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  if (language === 'ar') expect(await englishLeft(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
}

/** An Arabic administrator reads the dashboard while an English one completes orders. */
test('[STAT-003, STAT-005, STAT-008, STAT-045, SHELL-002] the dashboard updates on request and automatically', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const client = await fixtures.client('figures');
  const order = async () => {
    const { _id, name } = await fixtures.account('Figures');
    const subject = `Order Request: ${name}`;
    return {
      name,
      ticket: await fixtures.ticket(client, { subject, orderType: 'rent', accountId: _id }),
    };
  };
  const [first, second] = [await order(), await order()];
  const reader = await Person.enter(browser, 'ar', await fixtures.colleague('reader'));
  const sale = await fixtures.colleague('seller');
  const seller = await Person.enter(browser, 'en', sale);

  const card = (name: string) =>
    reader.page.getByRole('group', { name: reader.translate(name), exact: true });
  const numberIn = async (text: Promise<string | null>) => Number(/\d+/.exec((await text) ?? '')?.[0]);
  const completed = reader.page
    .getByRole('table', { name: reader.translate('Ticket Status') })
    .getByRole('row', { name: reader.translate('Completed') })
    .getByRole('cell');
  const figures = async () => ({
    active: await numberIn(card('Active Tickets').locator('bdi').textContent()),
    available: await numberIn(card('Available Accounts').locator('bdi').textContent()),
    completed: await numberIn(completed.textContent()),
  });

  // Fake timers, which the test can advance.
  await reader.page.clock.install();
  await reader.page.goto('/');
  await reader.link('Dashboard').first().click();
  await expect(reader.heading('Dashboard')).toBeVisible();
  await expect(completed).toBeVisible();
  for (const { name } of [first, second])
    await expect(reader.page.getByText(reader.translate('Order Request: {{name}}', { name }))).toBeVisible();
  const before = await figures();

  await test.step('shows a user who comes online', async () => {
    const people = reader.page.getByRole('region', { name: reader.translate('Online Users') });
    await reader.expectConnected();
    await seller.page.goto(first.ticket);
    await expect(people.getByText(sale.user.username)).toBeVisible();
  });

  const complete = async () => {
    await seller.button('Order Successful').click();
    await seller.answer('Confirm', 'Order marked as completed!');
  };
  const expectSold = (orders: number) =>
    expect.poll(figures, { timeout: 120_000 }).toEqual({
      active: before.active - orders,
      available: before.available - orders,
      completed: before.completed + orders,
    });

  await test.step('[STAT-003, STAT-005, STAT-008] shows an order that was completed elsewhere, on request', async () => {
    await complete();
    await reader.button('Refresh').click();
    await expectSold(1);
  });

  await test.step('[STAT-045] shows an order that was completed elsewhere, automatically', async () => {
    await seller.page.goto(second.ticket);
    await complete();
    await reader.page.clock.fastForward(30_000);
    await expectSold(2);
  });

  await test.step('tests the socket connection', async () => {
    const debug = reader.page.getByRole('region', { name: reader.translate('Online Status Debug') });
    await expect(debug.getByText(reader.translate('Socket connected'))).toBeVisible();
    const [said] = reader.translate('The socket answered in {{milliseconds}} ms').split('{{');
    await reader.button('Test socket').click();
    await expect(debug.getByRole('status')).toContainText(said ?? '');
  });

  await seller.page.goto('/admin/dashboard');
  await expect(seller.heading('Dashboard')).toBeVisible();
  await seller.settled();
  for (const person of [reader, seller]) {
    // With reduced motion there are no transitions: axe would check intermediate colours.
    expect(await fading(person)).toBe(0);
    await expectFit(person);
    person.expectQuietConsole();
  }
});
