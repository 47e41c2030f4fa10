import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';

test('[POC-081, POC-084, POC-119] an administrator creates an API key for a program and revokes it', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const { page } = admin;
  const name = `Accounting ${Date.now().toString(36)}`;
  let secret = '';
  const call = () => page.request.get('/api/accounts', { headers: { authorization: `Bearer ${secret}` } });

  await test.step('the key is shown once and can call the API', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Integrations' }).click();
    await page.getByRole('button', { name: 'New API key' }).click();
    const form = page.getByRole('dialog', { name: 'New API key' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('checkbox', { name: 'accounts:read' }).check();
    expect(await axeFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Create key' }).click();
    const field = page.getByRole('textbox', { name: 'API key' });
    await expect(field).toHaveValue(/^mk_[\w-]{43}$/);
    await expect(page.getByText('Copy it now. It is not shown again.')).toBeVisible();
    secret = await field.inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(field).toBeHidden();
    expect((await call()).status()).toBe(200);
  });

  await test.step('a revoked key is refused', async () => {
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(admin.toast('API key revoked')).toBeVisible();
    expect((await call()).status()).toBe(401);
    await expect(page.getByRole('button', { name: `Revoke ${name}` })).toHaveCount(0);
  });

  await test.step('the page is fully translated into Arabic', async () => {
    const other = await Person.enter(browser, 'ar', fixtures.admin);
    await other.page.goto('/admin/integrations');
    await expect(other.page.getByRole('table', { name: 'مفاتيح API' })).toBeVisible();
    expect(await axeFaults(other.page)).toEqual([]);
    expect(await englishLeft(other.page)).toEqual([]);
  });
});
