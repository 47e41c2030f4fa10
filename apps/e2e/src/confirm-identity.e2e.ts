import { expect, test, type Page, type Route } from '@playwright/test';
import { BackOffice } from './support/back-office.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';
import { product } from './support/product.ts';

const REQUIRED = {
  status: 403,
  json: {
    statusCode: 403,
    code: 'REAUTHENTICATION_REQUIRED',
    message: 'Please confirm that it is you.',
    requestId: 'from-the-journey',
  },
};

/**
 * Refuses the next deletion of an account, as in a shop that requires a recent reauthentication. Returns the idempotency keys.
 */
async function askOnce(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/api/accounts/*', async (route: Route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    return keys.length === 1 ? route.fulfill(REQUIRED) : route.continue();
  });
  return keys;
}

test('[TRU-118] a sensitive change waits until the user has confirmed their identity', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const admin = await Person.enter(browser, 'ar', fixtures.admin);
  const { page } = admin;
  const office = new BackOffice(admin, 'Accounts');
  const { name } = await fixtures.account('Confirmed');
  const keys = await askOnce(page);
  const dialog = page.getByRole('dialog', { name: admin.translate('Confirm it is you') });
  await page.goto('/admin/accounts');
  await office.search('Search accounts', name);

  await office.inRow(name, 'Delete {{name}}');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: admin.translate('Confirm'), exact: true }).click();
  await expect(dialog).toBeVisible();
  const field = dialog.getByLabel(admin.translate('Password'), { exact: true });
  await field.click();
  await page.keyboard.type('Wrong1234');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(admin.translate('Incorrect password or code'))).toBeVisible();
  await field.fill(product.admin.password);
  await dialog.getByRole('button', { name: admin.translate('Confirm'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(admin.toast('Account deleted successfully!')).toBeVisible();
  await expect(office.row(name)).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
