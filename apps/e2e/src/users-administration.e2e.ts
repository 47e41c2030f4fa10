import { expect, test, type Browser, type Locator } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { mailedLink } from './support/mails.ts';
import { addressOf, newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Person } from './support/person.ts';
import { product } from './support/product.ts';

/** The table of users, as an administrator uses it. */
class UsersPage {
  readonly table: Locator;

  constructor(readonly admin: Person) {
    this.table = admin.page.getByRole('table', { name: admin.translate('Users') });
  }

  async open(): Promise<void> {
    await this.admin.page.goto('/admin/users');
    await expect(this.admin.heading('Manage Users')).toBeVisible();
    await expect(this.table.getByRole('row').nth(1)).toBeVisible();
  }

  async search(words: string): Promise<void> {
    await this.admin.page.getByRole('searchbox', { name: this.admin.translate('Search users') }).fill(words);
  }

  row(username: string): Locator {
    return this.table.getByRole('row').filter({ hasText: username });
  }

  /** Returns a button of a row: 'Edit {{name}}'. */
  button(what: string, name: string): Locator {
    return this.admin.page.getByRole('button', {
      name: this.admin.translate(`${what} {{name}}`, { name }),
      exact: true,
    });
  }

  get dialog(): Locator {
    return this.admin.page.getByRole('dialog', { name: this.admin.translate('Edit User') });
  }
}

async function editClient(users: UsersPage, username: string): Promise<string> {
  const { admin, dialog } = users;
  const renamed = newName('edited');
  const field = (label: string) => dialog.getByLabel(admin.translate(label), { exact: true });
  await users.button('Edit', username).click();
  await field('Username').fill('x');
  await field('Email').fill('nobody');
  await field('Email').blur();
  await expect(field('Email')).toHaveAccessibleDescription(
    new RegExp(admin.translate('Invalid email format')),
  );
  await field('Username').fill(renamed);
  await field('Email').fill(product.admin.email);
  await dialog.getByRole('button', { name: admin.translate('Save') }).click();
  await expect(field('Email')).toHaveAccessibleDescription(
    new RegExp(admin.translate('Email already exists')),
  );
  admin.forgetConsole();
  await field('Email').fill(addressOf(renamed));
  await field('Phone').fill('0661 98 76 54');
  await field('manage-users:Address').fill('Oran');
  await dialog.getByRole('button', { name: admin.translate('Save') }).click();
  await expect(admin.toast('User updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(users.button('Edit', username)).toHaveCount(0);
  await users.search(renamed);
  await expect(users.row(renamed)).toContainText(admin.translate('Not verified'));
  await mailedLink('verify-email', addressOf(renamed));
  return renamed;
}

/** An English client, and an Arabic administrator. */
async function administration(browser: Browser): Promise<void> {
  const username = newName('managed');
  const { email } = await newcomer(username);
  const client = await Person.arrive(browser, 'en');
  const admin = await Person.enter(browser, 'ar', (await ApiFixtures.create()).admin);
  await client.login(email, PASSWORD);
  const users = new UsersPage(admin);
  await users.open();

  await test.step('finds users by search', async () => {
    await users.search(username);
    await expect(users.table.getByRole('row')).toHaveCount(2);
    await expect(users.row(username)).toContainText(email);
    await expect(users.row(username)).toContainText('زبون');
    await expect(users.row(username)).toContainText(admin.translate('manage-users:Active'));
    await users.search('nobody has this name');
    await expect(users.row(username)).toHaveCount(0);
    await users.search(username);
  });

  const renamed = await test.step('edits a user', () => editClient(users, username));

  await test.step('deactivates a user, who is signed out immediately', async () => {
    await client.expectConnected();
    await users.button('Deactivate', renamed).click();
    await Promise.all([
      expect(client.page).toHaveURL(/\/login$/),
      expect(admin.toast('User status updated!')).toBeVisible(),
    ]);
    await expect(users.row(renamed)).toContainText(admin.translate('manage-users:Inactive'));
    await users.button('Activate', renamed).click();
    await expect(users.button('Deactivate', renamed)).toBeVisible();
  });

  await test.step('deletes a user after a confirmation', async () => {
    const ask = admin.page.getByRole('alertdialog');
    await users.button('Delete', renamed).click();
    await ask.getByRole('button', { name: admin.translate('Cancel') }).click();
    await expect(users.row(renamed)).toBeVisible();
    await users.button('Delete', renamed).click();
    await ask.getByRole('button', { name: admin.translate('Confirm') }).click();
    await expect(admin.toast('User deleted successfully!')).toBeVisible();
    await expect(users.row(renamed)).toHaveCount(0);
  });

  await test.step('cannot deactivate or delete administrators', async () => {
    await admin.chooseLanguage('en');
    await users.search(product.admin.email);
    await expect(users.button('Edit', 'admin')).toBeVisible();
    for (const what of ['Deactivate', 'Delete']) await expect(users.button(what, 'admin')).toHaveCount(0);
    await users.button('Edit', 'admin').click();
    await expect(users.dialog.getByLabel(admin.translate('Role'), { exact: true })).toBeDisabled();
    await expect(
      users.dialog.getByRole('switch', { name: admin.translate('manage-users:Active') }),
    ).toBeDisabled();
    await admin.page.keyboard.press('Escape');
    await expect(users.button('Edit', 'admin')).toBeFocused();
  });
  admin.expectQuietConsole();
}

test.describe('administering users', () => {
  test('[ID-006, ID-049, ID-050, ID-051, ID-052, ID-096, ID-137, ID-144, ID-145, ID-146, ID-147] search, edit, deactivate and delete', ({
    browser,
  }) => administration(browser));

  test('[API-014] further users are loaded when the administrator scrolls to the end', async ({
    browser,
  }) => {
    const many = newName('crowd').slice(0, 14);
    for (let n = 0; n < 25; n += 5)
      await Promise.all(Array.from({ length: 5 }, (_, i) => newcomer(`${many}_${n + i}`)));
    const admin = await Person.enter(browser, 'en', (await ApiFixtures.create()).admin);
    const users = new UsersPage(admin);
    await users.open();
    await users.search(many);
    await expect(admin.page.getByText('25 users', { exact: true })).toBeVisible();
    await expect(users.row(many).nth(20)).toBeVisible();
    await users.row(many).nth(20).scrollIntoViewIfNeeded();
    await admin.page.keyboard.press('End');
    await expect(users.row(many)).toHaveCount(25);
    admin.expectQuietConsole();
  });
});
