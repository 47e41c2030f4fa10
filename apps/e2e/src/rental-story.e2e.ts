import { expect, test, type Browser } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures, type Session } from './support/api-fixtures.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';

const PHONE = { width: 360, height: 740 };
const DAY = 24 * 60 * 60_000;

/** Creates an account with one slot whose rental ledger is on, and an order for it. */
async function rentable(fixtures: ApiFixtures, client: Session) {
  const account = await fixtures.account('Story', 1);
  const rented = { console: 'PS4/PS5', service: 'Principal_Online/Offline' };
  await fixtures.asAdmin('PUT', `/accounts/${account._id}`, rented);
  const slots = { principal_ps4: 0, principal_ps5: 1 };
  await fixtures.asAdmin('PUT', `/rentals/accounts/${account._id}`, { enabled: true, slots });
  const subject = `Order Request: ${account.name}`;
  const ticket = await fixtures.ticket(client, { subject, orderType: 'rent', accountId: account._id });
  return { account, ticket };
}

/** Checks that a page has no axe violations, no English text in Arabic, and does not scroll sideways. */
async function expectFit(person: Person, what: string): Promise<void> {
  const { page, language } = person;
  await person.settled();
  expect.soft(await axeFaults(page), what).toEqual([]);
  if (language === 'ar') expect.soft(await englishLeft(page), what).toEqual([]);
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(await over(), what).toBe(0);
}

/** An Arabic client on a phone and an English administrator: from the completed order to the returned account. */
async function rentalStory(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('renter');
  const { account, ticket } = await rentable(fixtures, session);
  const client = await Person.enter(browser, 'ar', session);
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  await client.page.setViewportSize(PHONE);
  const article = client.page.getByRole('article', { name: account.name });

  await test.step('a completed order starts a rental', async () => {
    await client.page.goto('/support');
    await admin.page.goto(ticket);
    await admin.button('Order Successful').click();
    await admin.answer('Confirm');
    await expect(admin.page.getByText('The rental has started.')).toBeVisible();
    await client.link('My rentals').click();
    await expect(client.heading('My rentals')).toBeVisible();
    await expect(article).toBeVisible();
    await expectFit(client, 'my rentals');
    expect(await fixtures.stock(account)).toBe(0);
  });

  await test.step('the administrator changes the end, and the client sees the remaining time immediately', async () => {
    await client.expectConnected();
    await admin.page.goto('/admin/rentals');
    await expect(admin.heading('Rentals')).toBeVisible();
    const names = `${account.name}, ${session.user.username}`;
    await admin.page.getByRole('button', { name: `Change end of ${names}` }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Change end' });
    const end = new Date(Date.now() + 2 * DAY);
    end.setMinutes(end.getMinutes() - end.getTimezoneOffset());
    await dialog.getByLabel('End').fill(end.toISOString().slice(0, 16));
    await dialog.getByLabel('Reason').fill('A shorter time was agreed on');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(admin.toast('End changed successfully!')).toBeVisible();
    await expect(article.getByText('بقي يومان')).toBeVisible();
    await expectFit(admin, 'all rentals');
  });

  await test.step('the client renews, and the rental is extended by a month', async () => {
    await article.getByRole('button', { name: client.translate('Renew') }).click();
    await expect(client.page).toHaveURL(/\/support\/[0-9a-f-]{36}$/);
    const renewal = new URL(client.page.url()).pathname;
    expect(renewal).not.toBe(ticket);
    await admin.visit(renewal);
    await expect(admin.page.getByRole('heading', { name: `Renewal: ${account.name}` })).toBeVisible();
    await admin.button('Order Successful').click();
    await admin.answer('Confirm');
    await expect(client.page.getByText(client.translate('The rental was prolonged.'))).toBeVisible();
    await client.page.goto('/rentals');
    await expect(article.getByText('بقي يومان')).toHaveCount(0);
    expect(await fixtures.stock(account)).toBe(0);
  });

  await test.step('the client returns the account step by step, the administrator confirms, and it can be rented again', async () => {
    await article.getByRole('button', { name: client.translate('Return') }).click();
    const steps = article.getByRole('checkbox');
    await expect(steps.first()).toBeVisible();
    await expectFit(client, 'the steps of a return');
    for (const step of await steps.all()) {
      await step.check();
      await expect(step).toBeChecked();
    }
    await admin.page.goto('/admin/rentals');
    await admin.page.setViewportSize(PHONE);
    const names = `${account.name}, ${session.user.username}`;
    await admin.page.getByRole('button', { name: `Confirm return of ${names}` }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Confirm return' });
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(admin.toast('Return confirmed successfully!')).toBeVisible();
    await expectFit(admin, 'all rentals on a phone');
    await expect(article.getByText(client.translate('Returned'))).toBeVisible();
    expect(await fixtures.stock(account)).toBe(1);
  });
}

test('[LIF-077, LIF-087, LIF-088, LIF-090, LIF-091, LIF-093, LIF-094] an account is rented, renewed and returned', async ({
  browser,
}) => {
  await rentalStory(browser);
});
