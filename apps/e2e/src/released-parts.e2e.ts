import { expect, test, type Page } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { loadPage } from './support/page-load.ts';
import { Person } from './support/person.ts';
import { damage, publish, release, releaseNothing } from './support/release-command.ts';
import { scriptOfPage } from './support/script-of-page.ts';

const LOADS = 1000;
const AT_ONCE = 10;

test.afterEach(releaseNothing);

/** Returns the parts and versions in URLs below /releases/. */
const versionsOf = (addresses: string[]) =>
  [...new Set(addresses.map((address) => /\/releases\/([^/]+\/[^/]+)\//.exec(address)?.[1]))]
    .filter(Boolean)
    .toSorted();

const openGiftCards = ({ page }: Person) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^Gift Cards/ })
    .click();

/** Sets a mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('[OPS-060] [OPS-058] an open page announces a changed part, keeps its own version, and reloads on request', async ({
  browser,
}) => {
  const first = await publish('storefront', 'first');
  const second = await publish('storefront', 'second');
  const fixtures = await ApiFixtures.create();
  await expect.poll(async () => versionsOf(await loadPage())).toEqual([`storefront/${second}`]);
  const client = await Person.enter(browser, 'en', await fixtures.client('released'));
  const { page } = client;
  const notice = page.getByRole('status', { name: 'A new version is ready' });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/accounts');
  await client.expectConnected();
  await client.settled();
  expect(versionsOf(asked)).toEqual([`storefront/${second}`]);
  const files = asked.filter((address) => address.includes('/releases/'));
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  await expect(notice).toHaveCount(0);

  await mark(page);
  expect(await release('rollback', 'storefront')).toBe(`storefront ${first} is current`);
  await expect(notice).toBeVisible();
  await openGiftCards(client);
  await expect(client.heading('Gift Cards')).toBeVisible();
  expect(versionsOf(asked)).toEqual([`storefront/${second}`]);
  expect(await isMarked(page)).toBe(true);
  asked.length = 0;
  await client.button('Reload').click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await client.expectConnected();
  await client.settled();
  expect(versionsOf(asked)).toEqual([`storefront/${first}`]);
  await expect(notice).toHaveCount(0);

  const shell = await publish('shell', 'first');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);
  asked.length = 0;
  await client.button('Reload').click();
  await expect(client.heading('Gift Cards')).toBeVisible();
  await client.expectConnected();
  await client.settled();
  expect(versionsOf(asked)).toEqual([`shell/${shell}`, `storefront/${first}`]);
  await expect(notice).toHaveCount(0);
  client.expectQuietConsole();
});

test('[OPS-057] a damaged file is not executed, and is loaded again after it was repaired', async ({
  browser,
}) => {
  const version = await publish('storefront', 'damaged');
  await expect.poll(async () => versionsOf(await loadPage())).toEqual([`storefront/${version}`]);
  const repair = damage('storefront', version, scriptOfPage('giftcards'));
  const fixtures = await ApiFixtures.create();
  const client = await Person.enter(browser, 'en', await fixtures.client('damaged'));
  const { page } = client;
  await page.goto('/accounts');
  await expect(client.heading('Accounts')).toBeVisible();
  await client.settled();
  await openGiftCards(client);
  const down = page.getByRole('heading', { level: 1, name: 'This part is not available right now' });
  await expect(down).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Support/ })
    .click();
  await expect(client.heading('Support Tickets')).toBeVisible();
  await openGiftCards(client);
  await expect(down).toBeVisible();
  repair();
  await client.button('Try again').click();
  await expect(client.heading('Gift Cards')).toBeVisible();

  // The part that was loaded again still uses the shell's toasts.
  await client.button('User menu').click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await client.field('Phone').fill('+213555654321');
  await client.button('Save changes').click();
  await expect(client.toast('Profile updated successfully!')).toBeVisible();
});

test('[OPS-063] none of 1,000 page loads fails while versions change', async () => {
  const failures: string[] = [];
  const seen = new Set<string | undefined>();
  let loads = 0;
  let isSwitching = true;
  const reader = async () => {
    for (; isSwitching || loads < LOADS; loads++)
      await loadPage().then(
        (addresses) => versionsOf(addresses).forEach((version) => seen.add(version)),
        (error: Error) => void failures.push(error.message),
      );
  };
  const readers = Promise.all(Array.from({ length: AT_ONCE }, reader));
  await publish('storefront', 'third');
  await publish('shell', 'second');
  await publish('storefront', 'fourth', '--share', '50');
  await release('promote', 'storefront');
  await release('rollback', 'storefront');
  await release('rollback', 'shell').catch((error: Error) =>
    expect(error.message).toContain('no earlier release'),
  );
  isSwitching = false;
  await readers;
  expect(failures).toEqual([]);
  expect(seen.size).toBeGreaterThan(1);
});
