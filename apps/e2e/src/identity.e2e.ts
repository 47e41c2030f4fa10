import { expect, test, type Browser } from '@playwright/test';
import { mailedLink } from './support/mails.ts';
import { Person } from './support/person.ts';
import { product } from './support/product.ts';
import type { Language } from './support/words.ts';

const PASSWORD = 'Manette1!';
const newName = (what: string) => `${what}_${Date.now().toString(36)}`;
const addressOf = (username: string) => `${username}@example.test`;

/** From registration over the verified address and a changed profile to the logout. */
async function firstVisit(browser: Browser, language: Language): Promise<void> {
  const username = newName(`visit_${language}`);
  const client = await Person.arrive(browser, language);
  const notice = client.page.getByRole('region', { name: client.says('Verify your email') });

  await client.register(username);
  await expect(client.page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(client.page.getByRole('heading', { level: 1 })).toContainText(username);
  await expect(notice).toBeVisible();
  await client.verifyEmail(addressOf(username));
  await client.page.goto('/');
  await expect(client.page.getByRole('heading', { level: 1 })).toContainText(username);
  await expect(notice).toHaveCount(0);

  await client.button('User menu').click();
  await client.page.getByRole('menuitem', { name: client.says('Profile') }).click();
  await expect(client.heading('Profile')).toBeVisible();
  await client.field('Address').fill('12 Rue Didouche Mourad');
  await client.button('Save changes').click();
  await expect(client.toast('Profile updated successfully!')).toBeVisible();
  await client.page.reload();
  await expect(client.field('Address')).toHaveValue('12 Rue Didouche Mourad');

  await client.button('User menu').click();
  await client.page.getByRole('menuitem', { name: client.says('Logout') }).click();
  await expect(client.page).toHaveURL(/\/login$/);
  await client.page.goto('/profile');
  await expect(client.page).toHaveURL(/\/login$/);
  client.expectQuietConsole();
}

test.describe('a first visit', () => {
  test('[ID-002, ID-023, ID-030, ID-031, ID-041, ID-076, ID-143] in English', ({ browser }) =>
    firstVisit(browser, 'en'));
  test('[SHELL-002, SHELL-003] in Arabic', ({ browser }) => firstVisit(browser, 'ar'));
});

test('[ID-080] a second sign-in replaces the first, which is told so', async ({ browser }) => {
  const username = newName('twice');
  const first = await Person.arrive(browser, 'en');
  const second = await Person.arrive(browser, 'en');
  await first.register(username);
  const alerts: string[] = [];
  first.page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });

  await second.login(addressOf(username), PASSWORD);
  await expect(first.page).toHaveURL(/\/login$/);
  await expect(first.heading('Login')).toBeVisible();
  expect(alerts).toEqual(['Your account has been logged in from another device. You have been logged out.']);
  await second.page.reload();
  await expect(second.page.getByRole('heading', { level: 1 })).toContainText(username);
});

test('a forgotten password is replaced by the mailed link, once', async ({ browser }) => {
  const username = newName('forgot');
  const signedIn = await Person.arrive(browser, 'en');
  await signedIn.register(username);

  const client = await Person.arrive(browser, 'en');
  await client.page.goto('/login');
  await client.link('Forgot password?').click();
  await expect(client.heading('Forgot password')).toBeVisible();
  await client.field('Email').fill(addressOf(username));
  await client.button('Send reset link').click();
  await expect(
    client.toast('If an account with this email exists, a reset link has been sent.'),
  ).toBeVisible();

  const link = await mailedLink('reset-password', addressOf(username));
  const choose = async (password: string) => {
    await client.page.goto(link);
    await expect(client.heading('Reset password')).toBeVisible();
    await client.field('New password').fill(password);
    await client.field('Confirm password').fill(password);
    await client.button('Save password').click();
  };
  await choose('Another1!');
  await expect(client.toast('Password has been reset successfully!')).toBeVisible();
  await expect(client.page).toHaveURL(/\/login$/);
  await expect(signedIn.page).toHaveURL(/\/login$/);
  await client.login(addressOf(username), 'Another1!');
  await choose('Third123!');
  await expect(client.toast('Invalid or expired reset token')).toBeVisible();
});

test('[ID-051, ID-096, ID-144] a deactivated client is out within a second', async ({ browser }) => {
  const username = newName('barred');
  const client = await Person.arrive(browser, 'en');
  const admin = await Person.arrive(browser, 'en');
  await client.register(username);
  await admin.login(product.admin.email, product.admin.password);
  await admin.page.goto('/admin/users');
  await expect(admin.heading('Manage Users')).toBeVisible();
  await admin.page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  await admin.button(`Deactivate ${username}`).click();
  await expect(client.page).toHaveURL(/\/login$/, { timeout: 1_000 });
  await expect(admin.toast('User status updated!')).toBeVisible();
  await expect(admin.button(`Activate ${username}`)).toBeVisible();
  await expect(admin.page.getByRole('button', { name: 'Deactivate admin' })).toHaveCount(0);
});
