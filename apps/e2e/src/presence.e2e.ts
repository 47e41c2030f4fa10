import { expect, test, type Browser } from '@playwright/test';
import { newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Person } from './support/person.ts';
import { product } from './support/product.ts';

/** An Arabic client and an English administrator each see whether they and the other are online, without a reload. */
async function presence(browser: Browser): Promise<void> {
  const { username, email } = await newcomer(newName('here'));
  const admin = await Person.arrive(browser, 'en');
  const client = await Person.arrive(browser, 'ar');
  await admin.login(product.admin.email, product.admin.password);
  const own = (person: Person) => person.page.getByRole('banner').locator('[data-presence]').first();
  await expect(own(admin)).toHaveText(admin.translate('Online'));
  await expect(own(admin)).toHaveAttribute('data-presence', 'admin');

  await admin.page.goto('/admin/users');
  await admin.page.getByRole('searchbox', { name: admin.translate('Search users') }).fill(username);
  const theirs = admin.page.getByRole('row').filter({ hasText: username }).locator('[data-presence]');
  await expect(theirs).toHaveAttribute('data-presence', 'offline');
  await admin.expectConnected();
  await client.login(email, PASSWORD);
  await expect(own(client)).toHaveText(client.translate('Online'));
  await expect(own(client)).toHaveAttribute('data-presence', 'client');
  await expect(theirs).toHaveAttribute('data-presence', 'client');
  await client.button('User menu').click();
  await client.page.getByRole('menuitem', { name: client.translate('Logout') }).click();
  await expect(theirs).toHaveAttribute('data-presence', 'offline');
}

test('[ID-007, ID-081, ID-082, ID-083, ID-084, ID-085, SHELL-027] a change of presence is shown immediately', ({
  browser,
}) => presence(browser));
