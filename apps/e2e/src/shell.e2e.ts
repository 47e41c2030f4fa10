import { expect, test, type Browser } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { LANGUAGES } from './support/languages.ts';
import { newcomer, newName } from './support/newcomer.ts';
import { Person } from './support/person.ts';
import type { Language } from './support/words.ts';

/** Presses keys right after opening the menu, while its items are being rendered. */
async function keysAfterAPress(client: Person): Promise<void> {
  const { page } = client;
  const menu = page.getByRole('menu', { name: client.translate('User menu') });
  await client.button('User menu').click();
  await page.keyboard.press('Escape');
  await expect(client.button('User menu')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
  await client.button('User menu').click();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(client.button('User menu')).toBeFocused();
}

async function onAPhone(browser: Browser, language: Language): Promise<void> {
  const client = await Person.enter(browser, language, await (await ApiFixtures.create()).client('phone'));
  const { page } = client;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const main = page.getByRole('navigation', { name: client.translate('Main') });
  const giftCards = main.getByRole('link', { name: new RegExp(`^${client.translate('Gift Cards')}`) });
  await expect(giftCards).toBeHidden();
  await client.button('Open menu').click();
  await expect(giftCards).toBeVisible();
  await client.button('Close menu').click();
  await expect(giftCards).toBeHidden();
  await client.button('Open menu').click();
  await page.keyboard.press('Escape');
  await expect(giftCards).toBeHidden();
  await keysAfterAPress(client);
  await client.button('Open menu').click();
  await giftCards.click();
  await expect(client.heading('Gift Cards')).toBeVisible();
  await expect(client.button('Open menu')).toBeVisible();
  client.expectQuietConsole();
}

test.describe('the menu of a narrow screen', () => {
  for (const { language, named } of LANGUAGES)
    test(`[SHELL-030] ${named}`, ({ browser }) => onAPhone(browser, language));
});

test('[SHELL-002, SHELL-003, SHELL-025, SHELL-043] the language changes immediately, and persists', async ({
  browser,
}) => {
  const client = await Person.arrive(browser, 'en');
  const { page } = client;
  const html = page.locator('html');
  await page.goto('/login');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await client.button('Language').click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
  await page.reload();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'اللغة' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(client.heading('Login')).toBeVisible();
  client.expectQuietConsole();
});

test('[SHELL-004] a language other than English and Arabic is not accepted', async ({ browser }) => {
  const client = await Person.arrive(browser, 'en');
  await client.page.goto('/login');
  await client.page.evaluate(() => localStorage.setItem('language', 'fr'));
  await client.page.reload();
  await expect(client.heading('Login')).toBeVisible();
  await expect(client.page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[SHELL-005, SHELL-006, SHELL-007] context menu and developer tools shortcuts are blocked', async ({
  browser,
}) => {
  const client = await Person.arrive(browser, 'en');
  await client.page.goto('/login');
  await expect(client.heading('Login')).toBeVisible();
  const refused = (event: string, init: object) =>
    client.page.evaluate(
      ([name, how]) => {
        const made = name === 'contextmenu' ? new MouseEvent(name, how) : new KeyboardEvent(name, how);
        return !document.body.dispatchEvent(made);
      },
      [event, { bubbles: true, cancelable: true, ...init }] as const,
    );
  await expect.poll(() => refused('contextmenu', {})).toBe(true);
  expect(await refused('keydown', { key: 'F12' })).toBe(true);
  expect(await refused('keydown', { key: 'I', ctrlKey: true, shiftKey: true })).toBe(true);
  expect(await refused('keydown', { key: 'I' })).toBe(false);
});

test('[ID-071, ERR-001] an invalid session is deleted without an alert', async ({ browser }) => {
  const { token } = await newcomer(newName('ended'));
  const client = await Person.arrive(browser, 'en');
  const alerts: string[] = [];
  client.page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await client.page.goto('/login');
  await client.page.evaluate((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('user', JSON.stringify({ _id: 'x', username: 'x', role: 'client' }));
  }, `${token}x`);
  await client.page.goto('/profile');
  await expect(client.page).toHaveURL(/\/login$/);
  await expect.poll(() => client.stored()).toEqual({ token: null, user: null });
  expect(alerts).toEqual([]);
});

test('the offline bar at the bottom covers no content', async ({ browser }) => {
  const reader = await Person.arrive(browser, 'en');
  const { page } = reader;
  // The network is lost while the page still loads a script that it can work without.
  const NOTICES = /\/notices\.\w+\.js$/;
  const failed = page.waitForEvent('requestfailed', (asked) => NOTICES.test(asked.url()));
  await page.route(NOTICES, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/register');
  await expect(reader.heading('Register')).toBeVisible();
  await failed;
  await page.context().setOffline(true);
  const bar = page
    .getByRole('status')
    .filter({ hasText: reader.translate('You are offline. What you see may be out of date.') });
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(48);
  const last = reader.link('Login');
  await expect
    .poll(async () => {
      // Scrolls each time, because the content above may still grow.
      await page.keyboard.press('End');
      const [box, foot] = [await last.boundingBox(), await bar.boundingBox()];
      return box && foot ? box.y + box.height <= foot.y : false;
    })
    .toBe(true);
  await page.unroute(NOTICES);
  const loaded = page.waitForEvent('requestfinished', (asked) => NOTICES.test(asked.url()));
  await page.context().setOffline(false);
  await expect(bar).toBeHidden();
  await loaded;
});
