import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';

test('[POC-102, POC-120] an administrator tests a webhook and reads its deliveries', async ({ browser }) => {
  const got: unknown[] = [];
  const receiver = createServer((request, response) => {
    got.push(request.headers['webhook-id']);
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook-${'x'.repeat(60)}`;
  const fixtures = await ApiFixtures.create();
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const { page } = admin;

  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  await test.step('the secret is shown once', async () => {
    await page.goto('/admin/integrations');
    await page.getByRole('button', { name: 'New webhook' }).click();
    const form = page.getByRole('dialog', { name: 'New webhook' });
    await form.getByLabel('URL').fill(url);
    await form.getByRole('checkbox', { name: 'listing.deleted' }).check();
    expect(await axeFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_.{44}$/);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the test delivery is sent and listed, also on a narrow screen', async () => {
    await page.getByRole('button', { name: `Send test to ${url}` }).click();
    await expect(admin.toast('Test sent')).toBeVisible();
    await expect.poll(() => got.length).toBe(1);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWide()).toBe(false);
    await page.getByRole('button', { name: `Edit ${url}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Delete ${url}` }).click();
    const title = page.getByRole('alertdialog').getByRole('heading');
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false);
    await expect(title).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: `Deliveries of ${url}` }).click();
    const table = page.getByRole('table', { name: 'Deliveries' });
    await expect(table.getByText('webhook.test')).toBeVisible();
    await expect(table.getByText('Delivered')).toBeVisible();
    expect(await isWide()).toBe(false);
    await table.getByRole('button', { name: 'Send again webhook.test' }).click();
    await expect.poll(() => got.length).toBe(2);
    expect(new Set(got).size).toBe(1);
  });

  await test.step('the audit log with the long address is not wider than a narrow screen', async () => {
    const deliveries = page.url();
    await page.goto('/admin/audit');
    await expect(page.getByRole('table').getByText(url).first()).toBeVisible();
    expect(await isWide()).toBe(false);
    await page.goto(deliveries);
  });

  await test.step('the pages are fully translated into Arabic', async () => {
    const other = await Person.enter(browser, 'ar', fixtures.admin);
    await other.page.goto(new URL(page.url()).pathname);
    await expect(other.page.getByRole('table', { name: 'عمليات الإرسال' })).toBeVisible();
    expect(await axeFaults(other.page)).toEqual([]);
  });
  receiver.closeAllConnections();
  receiver.close();
});
