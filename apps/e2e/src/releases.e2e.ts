import { expect, test, type Browser, type Page } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';
import { ReleaseStore } from './support/releases.ts';
import { scriptOfPage } from './support/script-of-page.ts';

const DOWN = 'This part is not available right now';
const TEN_MINUTES = 10 * 60_000;

const damaged = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n')]);

async function arrive(browser: Browser, language: 'en' | 'ar' = 'en') {
  const fixtures = await ApiFixtures.create();
  const client = await Person.enter(browser, language, await fixtures.client('release'));
  const store = await ReleaseStore.standBefore(client.page.context());
  return { client, page: client.page, store };
}

/** The link's name also contains the number of new gift cards. */
const openGiftCards = (person: Person) =>
  person.page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${person.translate('Gift Cards')}`) })
    .click();

/** Records each script and style of a release that a page loads or preloads, with its integrity digest. */
const noteFiles = (page: Page) =>
  page.addInitScript(() => {
    const noted: { path: string; integrity: string }[] = [];
    Object.assign(window, { noted });
    const note = (node: Node) => {
      if (!(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) return;
      const { pathname: path } = new URL(node instanceof HTMLScriptElement ? node.src : node.href);
      if (path.startsWith('/releases/')) noted.push({ path, integrity: node.integrity });
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(
      document,
      { childList: true, subtree: true },
    );
  });
const notedFiles = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { path: string; integrity: string }[] }).noted);

test('[OPS-058] a released remote is loaded with digests, and each of its files only once', async ({
  browser,
}) => {
  const { client, page, store } = await arrive(browser);
  store.set('storefront', { version: '0.1.0-aaaaaaaaaaaa' });
  await noteFiles(page);
  await page.goto('/accounts');
  await expect(client.heading('Accounts')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await openGiftCards(client);
  await expect(client.heading('Gift Cards')).toBeVisible();
  await client.settled();

  const files = store.asked.filter((path) => /\.(js|css|json)$/.test(path));
  expect(files.length).toBeGreaterThan(5);
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  const noted = await notedFiles(page);
  expect(new Set(noted.map(({ path }) => path)).size).toBeGreaterThan(5);
  expect(noted.filter(({ integrity }) => !/^sha(256|384)-/.test(integrity))).toEqual([]);
  client.expectQuietConsole();
});

test('[OPS-057] a file that differs from its digest is not executed, and the shell keeps working', async ({
  browser,
}) => {
  const { client, page, store } = await arrive(browser);
  const down = page.getByRole('heading', { level: 1, name: DOWN });
  const isStyle = (path: string) => path.endsWith('.css');
  const pageScript = scriptOfPage('accounts');
  const parts: [string, (path: string) => boolean, string][] = [
    ['the manifest', (path) => path === 'mf-manifest.json', '/accounts'],
    ['the remote entry', (path) => path.startsWith('js/remote-entry.'), '/accounts'],
    ['a script', (path) => path === pageScript, '/accounts'],
    ['a style', isStyle, '/'],
  ];
  for (const [at, [what, isIt, address]] of parts.entries())
    await test.step(what, async () => {
      store.set('storefront', { version: `0.1.0-00000000000${at}` });
      store.onTheWay = (path, bytes) => (isIt(path) ? damaged(bytes) : bytes);
      await page.goto(address);
      await expect(down).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      store.onTheWay = (_, bytes) => bytes;
      await client.button('Try again').click();
      await expect(down).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('[OPS-059] the newest release that fits the shell is loaded, or none if none fits', async ({
  browser,
}) => {
  const { client, page, store } = await arrive(browser);
  const versions = () => [...new Set(store.asked.map((path) => path.split('/')[3]))];
  store.set(
    'storefront',
    { version: '0.4.0-d', needs: '^3.0.0' },
    { version: '0.3.0-c', needs: '>=2 <4' },
    { version: '0.2.0-b', needs: '1.x' },
    { version: '0.1.0-a' },
  );
  await page.goto('/accounts');
  await expect(client.heading('Accounts')).toBeVisible();
  expect(versions()).toEqual(['0.2.0-b']);
  // The loaded version is the newest one for this shell, so no new version is announced.
  await client.settled();
  await expect(page.getByRole('status', { name: 'A new version is ready' })).toHaveCount(0);

  store.set('storefront', { version: '0.4.0-d', needs: '^3.0.0' }, { version: '0.3.0-c', needs: '^2.0.0' });
  await page.goto('/accounts');
  await expect(page.getByRole('heading', { level: 1, name: DOWN })).toBeVisible();
  await expect(client.button('Try again')).toBeVisible();
  expect(versions()).toEqual(['0.2.0-b']);
});

test('[OPS-061] [OPS-063] a page that is visible again after ten minutes announces a new version, and keeps its own', async ({
  browser,
}) => {
  const { client, page, store } = await arrive(browser, 'ar');
  const notice = page.getByRole('status', { name: client.translate('A new version is ready') });
  await page.clock.install();
  store.set('storefront', { version: '0.1.0-a' });
  await page.goto('/accounts');
  await expect(client.heading('Accounts')).toBeVisible();
  await client.expectConnected();
  const see = (state: 'visible' | 'hidden') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);

  store.set('storefront', { version: '0.2.0-b' }, { version: '0.1.0-a' });
  await see('hidden');
  await page.clock.fastForward(TEN_MINUTES);
  await see('visible');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);

  // Nothing reloads by itself: further pages are loaded from the version of the open page.
  store.asked.length = 0;
  await openGiftCards(client);
  await expect(client.heading('Gift Cards')).toBeVisible();
  expect(store.asked.length).toBeGreaterThan(0);
  expect(store.asked.filter((path) => !path.startsWith('/releases/storefront/0.1.0-a/'))).toEqual([]);

  await client.button('Reload').click();
  await expect(client.heading('Gift Cards')).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(store.asked.some((path) => path.startsWith('/releases/storefront/0.2.0-b/'))).toBe(true);
});
