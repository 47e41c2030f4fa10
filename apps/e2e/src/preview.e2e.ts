import { expect, test, type Request } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { aPng, Catalogue } from './support/catalogue.ts';
import { holdShell } from './support/hold.ts';
import { arriveBy, FAR, SLOW } from './support/connections.ts';
import type { Person } from './support/person.ts';
import type { Language } from './support/words.ts';

/** Languages and shelves differ independently of each other, so two of the four combinations are enough. */
const SHELVES: { language: Language; path: string; title: string }[] = [
  { language: 'en', path: '/accounts', title: 'Accounts' },
  { language: 'ar', path: '/giftcards', title: 'Gift Cards' },
];

const firstCard = ({ page }: Person) => page.getByRole('article').first();

const isPicture = (request: Request) => request.url().includes('/uploads/');

test.describe('on a slow connection the preview of a shelf is shown before its page is loaded', () => {
  for (const { language, path, title } of SHELVES)
    test(`${path}, in ${language}`, async ({ browser }) => {
      const client = await arriveBy(SLOW, browser, language);
      const { page } = client;
      const main = page.getByRole('main');
      const arrive = await holdShell(page);
      const pictures: string[] = [];
      page.on('request', (request) => isPicture(request) && pictures.push(request.url()));

      await page.goto(path, { waitUntil: 'commit' });
      await expect(client.heading(title)).toBeVisible();
      await expect(firstCard(client)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(pictures).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 600));
      const [place, text] = [await firstCard(client).boundingBox(), await main.innerText()];

      arrive();
      await expect(page.locator('#root').getByRole('article').first()).toBeVisible();
      await expect(main).toHaveCount(1);
      expect(
        await firstCard(client).boundingBox(),
        'the card stays where the reader has scrolled to',
      ).toEqual(place);
      expect(await main.innerText()).toContain(text);
    });

  test('the cards of a preview link to their pages, without loading the document again', async ({
    browser,
  }) => {
    const client = await arriveBy(SLOW, browser, 'en');
    const { page } = client;
    const arrive = await holdShell(page);
    await page.goto('/accounts', { waitUntil: 'commit' });
    const name = await firstCard(client).getByRole('heading').innerText();
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await firstCard(client).getByRole('link').click();
    await expect(page).toHaveURL(/\/accounts\/[\w-]+$/);
    await expect(page.getByRole('article')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.locator('html[data-same]')).toHaveCount(1);
  });

  test('the preview is replaced by the error when its page cannot be loaded', async ({ browser }) => {
    const client = await arriveBy(SLOW, browser, 'en');
    const { page } = client;
    const arrive = await holdShell(page);
    await page.route(/\/js\/remote-entry\./, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/accounts', { waitUntil: 'commit' });
    await expect(firstCard(client)).toBeVisible();
    arrive();
    await expect(client.heading('This part is not available right now')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('with a high latency the preview shows the first cards of a shelf with their pictures', async ({
  browser,
}) => {
  const catalogue = new Catalogue(await ApiFixtures.create());
  const pictured = await catalogue.addAccount('Pictured');
  await catalogue.addPictures(pictured, await aPng('#a11'));
  await expect.poll(() => catalogue.picturesOf(pictured)).toBe(1);
  const client = await arriveBy(FAR, browser, 'en');
  const { page } = client;
  const arrive = await holdShell(page);
  const picture = page.waitForRequest(isPicture);
  await page.goto('/accounts', { waitUntil: 'commit' });
  await expect(firstCard(client)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await picture;
  const place = await firstCard(client).boundingBox();
  arrive();
  await expect(page.locator('#root').getByRole('article').nth(6)).toBeVisible();
  expect(await firstCard(client).boundingBox()).toEqual(place);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(/latin/);
  await expect(page.locator('html[data-font]'), 'text that is read does not move').toHaveCount(0);

  // Cards below the viewport are laid out when the user starts to scroll.
  const unlaid = page.locator('#root .shelf-first');
  await expect(unlaid).toHaveCount(1);
  await page.mouse.wheel(0, 400);
  await expect(unlaid).toHaveCount(0);
  await firstCard(client).getByRole('link').click();
  await expect(page.locator('html[data-font]')).toHaveCount(1);
  client.expectQuietConsole();
});

const LISTINGS = [
  { language: 'en', kind: 'account', shelf: '/accounts', order: 'Request Account', connection: FAR },
  { language: 'ar', kind: 'giftCard', shelf: '/giftcards', order: 'Purchase', connection: SLOW },
] as const;

for (const { language, kind, shelf, order, connection } of LISTINGS)
  test(`the preview of a listing on ${shelf} is shown before it can be ordered, in ${language}`, async ({
    browser,
  }) => {
    const { _id, name } = await (await ApiFixtures.create())[kind]('previewed');
    const client = await arriveBy(connection, browser, language);
    const { page } = client;
    const arrive = await holdShell(page);
    await page.goto(`${shelf}/${_id}`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name, exact: true });
    await expect(heading).toBeVisible();
    await expect(client.button(order)).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    const place = await heading.boundingBox();
    arrive();
    await expect(client.button(order)).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await heading.boundingBox()).toEqual(place);
    client.expectQuietConsole();
  });
