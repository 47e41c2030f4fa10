import { expect, test, type Browser, type Page } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Person } from './support/person.ts';

/** Opens another tab of the same browser, and waits until its socket is connected. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  const connected = tab
    .waitForEvent('websocket')
    .then((line) => line.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')));
  await tab.goto(path);
  await connected;
  return tab;
}

/** An Arabic browser, and another one in English. */
async function replaced(browser: Browser): Promise<void> {
  const { email } = await newcomer(newName('tabs'));
  const client = await Person.arrive(browser, 'ar');
  await client.login(email, PASSWORD);
  const tabs = [client.page];
  for (const path of ['/accounts', '/profile']) tabs.push(await anotherTab(client.page, path));
  const alerts: string[] = [];
  client.page.context().on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });

  const elsewhere = await Person.arrive(browser, 'en');
  await elsewhere.login(email, PASSWORD);
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login$/);
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(client.translate('Login'));
  expect(alerts).toEqual([
    client.translate('Your account has been logged in from another device. You have been logged out.'),
  ]);
  await expect.poll(() => client.stored()).toEqual({ token: null, user: null });
}

async function promoted(browser: Browser): Promise<void> {
  const [fixtures, { username, email }] = [await ApiFixtures.create(), await newcomer(newName('rise'))];
  const client = await Person.arrive(browser, 'ar');
  await client.login(email, PASSWORD);
  await client.expectConnected();
  const other = await anotherTab(client.page, '/support');
  const dashboard = (page: Page) =>
    page.getByRole('link', { name: client.translate('Dashboard'), exact: true });
  await expect(other.getByRole('region', { name: client.translate('Verify your email') })).toBeVisible();
  await expect(dashboard(other)).toHaveCount(0);

  const path = `/users?q=${username}`;
  const { users } = await fixtures.asAdmin<{ users: { _id: string }[] }>('GET', path);
  await fixtures.asAdmin('PUT', `/users/${users[0]?._id ?? ''}`, { role: 'admin' });
  for (const page of [client.page, other]) await expect(dashboard(page)).toBeVisible();
  await expect(other.getByRole('searchbox', { name: client.translate('Search tickets') })).toBeVisible();
  await expect(client.link('Admin Panel')).toBeVisible();
  await expect.poll(async () => (await client.stored()).user).toMatchObject({ role: 'admin' });
  await client.chooseLanguage('en');
  await expect(dashboard(client.page)).toBeVisible();
  await expect(client.link('Admin Panel')).toBeVisible();
  client.expectQuietConsole();
}

test.describe('several tabs of one browser', () => {
  test('[ID-080] show one alert when another device has replaced the session', ({ browser }) =>
    replaced(browser));
  test('[ID-069, SHELL-024, SHELL-037] show immediately what only an administrator may see', ({ browser }) =>
    promoted(browser));
});
