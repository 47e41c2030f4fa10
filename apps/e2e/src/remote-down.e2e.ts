import { expect, test } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';

test('[SHELL-001] without the files of the admin remote the rest works, and the admin pages work once the files are back', async ({
  browser,
}) => {
  const admin = await Person.enter(browser, 'en', (await ApiFixtures.create()).admin);
  await admin.page.route('**/remotes/admin/**', (route) => route.fulfill({ status: 404, body: 'gone' }));

  await admin.page.goto('/admin');
  await expect(
    admin.page.getByRole('heading', { name: 'This part is not available right now' }),
  ).toBeVisible();

  await admin.page.getByRole('link', { name: /^Accounts/ }).click();
  await expect(admin.heading('Accounts')).toBeVisible();
  await expect(admin.page.getByRole('article').first()).toBeVisible();

  await admin.page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(
    admin.page.getByRole('heading', { name: 'This part is not available right now' }),
  ).toBeVisible();
  await admin.page.unroute('**/remotes/admin/**');
  await admin.page.goto('/admin/accounts');
  await expect(admin.heading('Manage Accounts')).toBeVisible();
});

test('[SHELL-021] a page that crashes is replaced by the default error page, and can be reloaded', async ({
  browser,
}) => {
  const admin = await Person.enter(browser, 'en', (await ApiFixtures.create()).admin);
  const { page } = admin;
  const broken = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  await page.route(/\/api\/accounts\?/, (route) =>
    route.fulfill({ json: { accounts: [null], nextCursor: null, total: 1 } }),
  );
  await page.goto('/accounts');
  await expect(broken).toBeVisible();
  await expect(page.getByText('This part is not available right now')).toHaveCount(0);

  await page.getByRole('link', { name: /^Gift Cards/ }).click();
  await expect(admin.heading('Gift Cards')).toBeVisible();

  await page.goto('/accounts');
  await expect(broken).toBeVisible();
  await page.unroute(/\/api\/accounts\?/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(admin.heading('Accounts')).toBeVisible();
});
