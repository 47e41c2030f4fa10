import { expect, test } from '@playwright/test';
import { Person } from './support/person.ts';
import { product } from './support/product.ts';

test('[SHELL-001] without the files of the admin remote the rest works, and a retry brings it back', async ({
  browser,
}) => {
  const admin = await Person.arrive(browser, 'en');
  await admin.login(product.admin.email, product.admin.password);
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
