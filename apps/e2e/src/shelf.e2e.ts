import { expect, test } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { aPng, Catalogue } from './support/catalogue.ts';
import { hold } from './support/hold.ts';
import { Person } from './support/person.ts';

const cards = (person: Person) => person.page.getByRole('article');
const card = (person: Person, name: string) => person.page.getByRole('article', { name, exact: true });
const search = (person: Person, field: string) =>
  person.page.getByRole('searchbox', { name: person.translate(field) });
const select = (person: Person, field: string) =>
  person.page.getByRole('combobox', { name: person.translate(field) });
const scrollY = (person: Person) => person.page.evaluate(() => window.scrollY);
/** Longer than the debounce time of the search, in ms. */
const TYPING_PAUSE = 1_000;
const UNKNOWN = '0199a7c2-0000-7000-8000-00000000dead';

const mark = Date.now().toString(36);

test('[CAT-002, CAT-027..031] the shelf of accounts: search, filters, pages and navigation back', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const catalogue = new Catalogue(fixtures);
  const legend = await catalogue.addAccount(`Legend ${mark}`, { games: ['أُسطورةُ الإبرةِ القديمة'] });
  const client = await Person.enter(browser, 'en', await fixtures.client('shelf'));
  const { page } = client;

  await test.step('Arabic is found in any spelling, and a name despite a typing error', async () => {
    await page.goto('/accounts');
    await search(client, 'Search accounts').fill('اسطوره الابره');
    await expect(card(client, `Legend ${mark}`)).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=/);
    await search(client, 'Search accounts').fill('siroco');
    await expect(card(client, 'Sirocco-05')).toBeVisible();
    await search(client, 'Search accounts').fill('zzzzqqqq');
    await expect(page.getByRole('heading', { name: client.translate('No account matches') })).toBeVisible();
    await client.button('Clear filters').click();
    await expect(page).toHaveURL(/\/accounts$/);
    await expect(search(client, 'Search accounts')).toHaveValue('');
  });

  await test.step('filters are part of the URL and persist when navigating back and forth', async () => {
    await select(client, 'Service').selectOption('Principal_Online/Offline');
    await select(client, 'Console').selectOption('PS4');
    await expect(page).toHaveURL(/service=Principal_Online%2FOffline&console=PS4/);
    const found = await catalogue.countAccounts({
      service: 'Principal_Online/Offline',
      console: 'PS4',
    });
    await expect(page.getByRole('status').filter({ hasText: String(found) })).toBeVisible();
    await cards(client).first().getByRole('link').click();
    await client.link('Back to Accounts').click();
    await expect(page).toHaveURL(/service=Principal_Online%2FOffline&console=PS4/);
    await expect(select(client, 'Console')).toHaveValue('PS4');
    await page.goForward();
    await expect(client.link('Back to Accounts')).toBeVisible();
    await page.goBack();
    await expect(select(client, 'Service')).toHaveValue('Principal_Online/Offline');
  });

  await test.step('a card that is clicked while the search is pending opens, however slow the connection is', async () => {
    await page.clock.install();
    await page.goto('/accounts');
    await expect(cards(client)).toHaveCount(24);
    const arrive = await hold(page, '**/remotes/storefront/**');
    const first = cards(client).first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await search(client, 'Search accounts').fill(name);
    await first.getByRole('link').click();
    await page.clock.fastForward(TYPING_PAUSE);
    arrive();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/accounts\/[^?]+$/);
    await page.unroute('**/remotes/storefront/**');
  });

  await client.chooseLanguage('ar');
  await test.step('loading more does not move the page, and navigating back restores the position', async () => {
    await page.goto('/accounts');
    await expect(cards(client)).toHaveCount(24);
    const twentieth = cards(client).nth(19);
    const before = await twentieth.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    // Clicks without scrolling, because scrolling there would load the next page.
    await client.button('Load more').dispatchEvent('click');
    await expect(cards(client)).toHaveCount(48);
    expect(await twentieth.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBe(
      before,
    );
    const chosen = cards(client).nth(44);
    await chosen.scrollIntoViewIfNeeded();
    const name = (await chosen.getByRole('heading').textContent()) ?? '';
    const place = await scrollY(client);
    expect(place).toBeGreaterThan(300);
    await chosen.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => scrollY(client)).toBe(0);
    await client.link('Back to Accounts').click();
    await expect(card(client, name)).toBeInViewport();
    await expect.poll(() => scrollY(client)).toBe(place);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect.poll(() => scrollY(client)).toBe(place);
  });

  await test.step('[CAT-032, CAT-035] changes by an administrator are shown immediately', async () => {
    await page.goto('/accounts');
    await expect(card(client, `Legend ${mark}`)).toContainText(client.translate('New'));
    await client.expectConnected();
    await catalogue.changeAccount(legend, { available: 0 });
    await expect(card(client, `Legend ${mark}`)).toContainText(client.translate('Out of Stock'));
    const fresh = await catalogue.addAccount(`Fresh ${mark}`);
    await expect(cards(client).first()).toHaveAccessibleName(`Fresh ${mark}`);
    await catalogue.deleteAccount(fresh);
    await expect(card(client, `Fresh ${mark}`)).toHaveCount(0);
    await catalogue.deleteAccount(legend);
  });
  client.expectQuietConsole();
});

test(`[CAT-033, CAT-036..041] an account's page: pictures, order button and failures`, async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const catalogue = new Catalogue(fixtures);
  const colours = ['#c33', '#3c3', '#33c'];
  const games = ['One', 'Two', 'Three', 'Four', 'Five'];
  const id = await catalogue.addAccount(`Gallery ${mark}`, { games });
  await catalogue.addPictures(id, ...(await Promise.all(colours.map((colour) => aPng(colour)))));
  const client = await Person.enter(browser, 'ar', await fixtures.client('shelf'));
  const { page } = client;
  await expect.poll(() => catalogue.picturesOf(id), { timeout: 180_000 }).toBe(colours.length);

  await test.step('the card shows the first three games', async () => {
    await page.goto(`/accounts?q=gallery ${mark}`);
    for (const [language, more] of [
      ['en', '+2'],
      ['ar', 'ولعبتان أخريان'],
    ] as const) {
      await client.chooseLanguage(language);
      await expect(card(client, `Gallery ${mark}`)).toContainText('Three');
      await expect(card(client, `Gallery ${mark}`)).not.toContainText('Four');
      await expect(card(client, `Gallery ${mark}`)).toContainText(more);
    }
    await card(client, `Gallery ${mark}`).getByRole('link').click();
  });

  const walkThrough = async () => {
    const gallery = page.getByRole('region', { name: client.translate('Images') });
    const forward = client.language === 'ar' ? -1 : 1;
    await expect(gallery).toContainText('1 / 3');
    await client.button('Next image').click();
    await expect(gallery).toContainText('2 / 3');
    await page.keyboard.press(forward > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(gallery).toContainText('3 / 3');
    await page.keyboard.press(forward > 0 ? 'ArrowLeft' : 'ArrowRight');
    await expect(gallery).toContainText('2 / 3');
    const stage = gallery.getByRole('img').first();
    const swipe = async (pixels: number) => {
      const at = { pointerType: 'touch', pointerId: 1, clientY: 300, bubbles: true };
      await stage.dispatchEvent('pointerdown', { ...at, clientX: 200 });
      await stage.dispatchEvent('pointerup', { ...at, clientX: 200 + pixels });
    };
    await swipe(-80 * forward);
    await expect(gallery).toContainText('3 / 3');
    await swipe(80 * forward);
    await expect(gallery).toContainText('2 / 3');
    await swipe(80 * forward);
    await expect(gallery).toContainText('1 / 3');
  };
  await test.step('the gallery is operated by buttons, keys and swipes, mirrored on Arabic pages', async () => {
    await walkThrough();
    await client.chooseLanguage('en');
    await walkThrough();
  });

  await test.step('the request button depends on the stock and the user', async () => {
    await expect(client.button('Request Account')).toBeEnabled();
    await client.expectConnected();
    await catalogue.changeAccount(id, { available: 0 });
    await expect(client.button('Out of Stock')).toBeDisabled();
    await catalogue.changeAccount(id, { available: 2 });
    await expect(client.button('Request Account')).toBeEnabled();
    const unverified = await Person.enter(browser, 'ar', await fixtures.client('late', { verified: false }));
    await unverified.page.goto(`/accounts/${id}`);
    await unverified.button('Verify Email to Order').click();
    const sentence =
      'Please verify your email address before placing an order. Check your inbox for the verification email.';
    await expect(unverified.toast(sentence)).toBeVisible();
    const admin = await Person.enter(browser, 'en', fixtures.admin);
    await admin.page.goto(`/accounts/${id}`);
    const note = 'Admins cannot place orders. Only clients can order accounts.';
    await expect(admin.page.getByText(admin.translate(note))).toBeVisible();
    await expect(admin.button('Request Account')).toHaveCount(0);
    for (const person of [unverified, admin]) person.expectQuietConsole();
  });
  client.expectQuietConsole();

  await test.step('a picture that fails to load is hidden; a page that fails leads back', async () => {
    await page.route(/\/pictures\//, (route) => route.abort());
    await page.goto(`/accounts?q=gallery ${mark}`);
    await expect(card(client, `Gallery ${mark}`)).toBeVisible();
    await expect(card(client, `Gallery ${mark}`).locator('img')).toBeHidden();
    await client.loadsSaying(`/accounts/${UNKNOWN}`, 'Failed to load account details');
    await expect(page).toHaveURL(/\/accounts$/);
    await catalogue.deleteAccount(id);
  });
});

test('[CAT-003, CAT-042..055] the shelf of gift cards', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const client = await Person.enter(browser, 'en', await fixtures.client('shelf'));
  const { page } = client;
  await page.goto('/giftcards');
  await expect(client.heading('Gift Cards')).toBeVisible();
  await select(client, 'Platform').selectOption('PlayStation');
  await select(client, 'Region').selectOption('US');
  await expect(page).toHaveURL(/platform=PlayStation&region=US/);
  const wanted = { platform: 'PlayStation', region: 'US' };
  const shown = await new Catalogue(fixtures).countGiftCards(wanted);
  await expect(cards(client)).toHaveCount(shown);
  await expect(cards(client).filter({ hasText: 'PlayStation' })).toHaveCount(shown);
  const count = page.getByRole('status').first();
  await expect(count).toHaveText(`Showing ${shown} gift card${shown === 1 ? '' : 's'}`);
  await client.chooseLanguage('ar');
  await expect(count).toHaveText(/بطاق/);
  await cards(client).first().getByRole('link').click();
  const help = client.button('Redemption instructions');
  await expect(help).toHaveAttribute('aria-expanded', 'false');
  await help.press('Enter');
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await client.link('Back to Gift Cards').click();
  await expect(page).toHaveURL(/platform=PlayStation&region=US/);
  await search(client, 'Search gift cards').fill('zzzzqqqq');
  await expect(page.getByRole('heading', { name: client.translate('No gift cards match') })).toBeVisible();
  client.expectQuietConsole();
  await client.loadsSaying(`/giftcards/${UNKNOWN}`, 'Failed to load gift card details');
  await expect(page).toHaveURL(/\/giftcards$/);
});
