import { expect, test, type Page } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Network, type Answer } from './support/network.ts';
import { Person } from './support/person.ts';
import { publish, releaseNothing } from './support/release-command.ts';

const MANIFEST = '/remotes/storefront/mf-manifest.json';
const NOTICE = 'A new version is ready';
const MOST_INSTALLED = 400 * 1024;

const withWorker =
  (serviceWorker: boolean) =>
  ({ status, body }: Answer): Answer => ({
    status,
    body: Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), serviceWorker })),
  });
const longer = ({ status, body }: Answer): Answer => ({
  status,
  body: Buffer.concat([body, Buffer.from('\n')]),
});

const isReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const statusOf = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await fetch(asked)).status, path);
const textOf = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await fetch(asked)).text(), path);
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });

let network: Network;
test.beforeEach(async () => {
  network = await Network.open();
  network.change('/api/config', withWorker(true));
});
test.afterEach(() => network.close());

test('[POC-011, POC-012, POC-013, POC-014, POC-015, POC-016] pages open offline, and the service worker caches no personal data', async ({
  browser,
}) => {
  const session = await (await ApiFixtures.create()).client('worker');
  const client = await Person.enter(browser, 'en', session, network.origin);
  const { page } = client;
  await page.goto('/accounts');
  await client.settled();
  const before = network.passed.length;
  await isReady(page);
  const installed = network.passed.slice(before).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(installed).toBeLessThan(MOST_INSTALLED);
  expect(network.passed.slice(before).filter(({ path }) => path.endsWith('.woff2'))).toEqual([]);
  expect(await kept(page)).toContainEqual(expect.stringMatching(/^\/fonts\/.*latin.*\.woff2$/));
  const script = await page.request.get('/sw.js');
  expect(script.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(script.headers()['content-type']).toContain('javascript');

  await page.reload();
  await expect(client.heading('Accounts')).toBeVisible();
  await client.settled();
  expect(await isControlled(page)).toBe(true);
  const keptNow = await kept(page);
  expect(keptNow).toEqual(expect.arrayContaining(['/index.html', '/api/config', MANIFEST]));
  expect(keptNow.filter((path) => /^\/(api\/(?!config$)|uploads\/private|socket|auth)/.test(path))).toEqual(
    [],
  );

  // Immutable files are not requested again.
  const hashed = keptNow.find((path) => path.startsWith('/remotes/storefront/js/')) ?? '';
  const picture = keptNow.find((path) => path.startsWith('/uploads/public/pictures/')) ?? '';
  const asked = network.passed.length;
  expect([await statusOf(page, hashed), await statusOf(page, picture)]).toEqual([200, 200]);
  expect(network.passed.slice(asked).map(({ path }) => path)).not.toContain(hashed);
  expect(network.passed.slice(asked).map(({ path }) => path)).not.toContain(picture);

  // Any response of the network is used, even an error.
  network.change(MANIFEST, longer);
  const newer = await textOf(page, MANIFEST);
  expect(newer.endsWith('}\n')).toBe(true);
  network.change(MANIFEST, ({ body }) => ({ status: 404, body }));
  expect(await statusOf(page, MANIFEST)).toBe(404);
  network.change(MANIFEST);

  network.cut();
  expect(await textOf(page, MANIFEST)).toBe(newer);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('[POC-017, POC-018, POC-019] a new version waits until the user reloads', async ({ browser }) => {
  const reader = await Person.arrive(browser, 'en', network.origin);
  const { page } = reader;
  const notice = (of: Page) => of.getByRole('status', { name: NOTICE });
  await page.goto('/login');
  await isReady(page);
  const other = await page.context().newPage();
  await other.goto('/register');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isControlled(other)).toBe(true);
  await expect(notice(other)).toHaveCount(0);

  network.change('/sw.js', longer);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(notice(other)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(notice(page)).toBeVisible();

  await reader.settled();
  // Marks the pages, so that a reload can be detected.
  for (const one of [page, other]) await one.evaluate(() => Object.assign(window, { isOld: true }));
  const isOld = (of: Page) => of.evaluate(() => 'isOld' in window);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isOld(page).catch(() => true)).toBe(false);
  await expect(reader.heading('Login')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await isOld(other)).toBe(true);
  await other.getByRole('link', { name: 'Login' }).first().click();
  await expect.poll(() => isOld(other).catch(() => true)).toBe(false);
});

test('[POC-002] a shop without a service worker removes it and its caches', async ({ browser }) => {
  const reader = await Person.arrive(browser, 'en', network.origin);
  const { page } = reader;
  await page.goto('/login');
  await isReady(page);
  network.change('/api/config', withWorker(false));
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  // A page that the service worker controls is still served by it.
  await page.evaluate(() => caches.open('kept since'));
  await page.reload();
  await expect.poll(left).toEqual([0, 0]);
});

test.describe('a release of a part while a page is open', () => {
  test.afterEach(releaseNothing);

  test('[POC-012, POC-014, POC-018, POC-022] is used from the next load on, and pages that were read are available offline before and after', async ({
    browser,
  }) => {
    const versions = (of: Person) =>
      of.page.evaluate(() => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        return [...new Set(files.map((name) => /\/releases\/storefront\/([^/]+)\//.exec(name)?.[1]))].filter(
          Boolean,
        );
      });
    const first = await publish('storefront', 'read before');
    const fixtures = await ApiFixtures.create();
    const session = await fixtures.client('released');
    const account = await fixtures.account('Levante');
    const ticket = await fixtures.ticket(session, { subject: 'Across a release' });
    const client = await Person.enter(browser, 'en', session, network.origin);
    const { page } = client;
    const notice = page.getByRole('status', { name: NOTICE });
    const read = async () => {
      for (const path of [`/accounts/${account._id}`, ticket, '/accounts']) {
        await page.goto(path);
        await client.settled();
        expect(await versions(client)).toEqual([first]);
      }
      await client.expectConnected();
    };
    await expect.poll(async () => (await page.request.get('/api/config')).text()).toContain(first);
    await page.goto('/');
    await isReady(page);
    await read();

    const second = await publish('storefront', 'read after');
    await expect(notice).toBeVisible();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Gift Cards/ })
      .first()
      .click();
    await expect(client.heading('Gift Cards')).toBeVisible();
    expect(await versions(client)).toEqual([first]);

    // The files of the new release were never loaded: offline, the pages of the earlier release are shown.
    network.cut();
    const expectRead = async () => {
      await page.goto(`/accounts/${account._id}`);
      await expect(client.heading(account.name)).toBeVisible();
      await page.goto(ticket);
      await expect(page.getByText(/^As of /)).toBeVisible();
    };
    await expectRead();
    expect(await versions(client)).toEqual([first]);
    await client.field('Message').fill('Not sent yet');

    network.mend();
    await expect(page.getByText(/^As of /)).toHaveCount(0);
    network.change('/sw.js', longer);
    await page.goto(ticket);
    await expect(notice).toBeVisible();
    // A request at the moment when Chromium ends the old service worker would keep that worker alive.
    await client.settled();
    await client.button('Reload').click();
    await expect(notice).toHaveCount(0);
    await expect(client.field('Message')).toHaveValue('Not sent yet');
    await client.settled();
    expect(await versions(client)).toEqual([second]);
    await page.goto(`/accounts/${account._id}`);
    await client.settled();
    network.cut();
    await expectRead();
    expect(await versions(client)).toEqual([second]);
  });
});
