import { expect, test, type Page } from '@playwright/test';
import { ApiFixtures, call, type Session } from './support/api-fixtures.ts';
import { hold, holdShell } from './support/hold.ts';
import { LANGUAGES } from './support/languages.ts';
import { addressOf, newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Network } from './support/network.ts';
import { Person } from './support/person.ts';
import { scriptOfPage } from './support/script-of-page.ts';

const FIRST_QUESTIONS = ['/api/config', '/api/auth/me', '/remotes/storefront/mf-manifest.json'];

/** Returns the first characters of each script that the page has loaded, except small ones. */
const headsOfScripts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
    return texts.filter(({ length }) => length > 20_100).map((text) => text.slice(0, 28));
  });

/** Listens from the next page load on. @returns a function that waits until that page shows its content */
async function awaitContent(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() =>
    addEventListener('manette:content-shown', () => Object.assign(window, { isContentShown: true })),
  );
  return () => page.waitForFunction(() => 'isContentShown' in window);
}

for (const { language, named } of LANGUAGES)
  test(`[SHELL-018] the top bar and the loading indicator are shown before the scripts, ${named}`, async ({
    browser,
  }) => {
    const reader = await Person.arrive(browser, language);
    const { page } = reader;
    const wait = page.getByRole('status', { name: reader.translate('Loading'), exact: true });
    const letScriptsIn = await holdShell(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(wait).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    letScriptsIn();
    await expect(reader.heading('Login')).toBeVisible();
    await expect(wait).toHaveCount(0);
    reader.expectQuietConsole();
  });

test('a script and a style sheet that the connection loses are requested again, and the page says so', async ({
  browser,
}) => {
  const network = await Network.open();
  const html = await (await fetch(network.origin)).text();
  const lost = ['js/main', 'css/main'].map((name) => new RegExp(`/${name}[^"]+`).exec(html)![0]);
  for (const path of lost) network.change(path, () => undefined);
  const reader = await Person.arrive(browser, 'ar', network.origin);
  await reader.page.goto('/login');
  await expect(reader.page.getByText('تعذّر تحميل الصفحة كاملةً. جارٍ إعادة المحاولة…')).toBeVisible();
  for (const path of lost) network.change(path);
  await expect(reader.heading('Login')).toBeVisible();
  await expect(reader.page.locator('main').first()).not.toHaveCSS('padding-top', '0px');
  await network.close();
});

test('[SHELL-018, ID-068] the session and the remotes are requested before the scripts, which are compiled as they load', async ({
  browser,
}) => {
  const username = newName('early');
  await newcomer(username);
  const login = { email: addressOf(username), password: PASSWORD };
  const client = await Person.enter(browser, 'en', await call<Session>('POST', '/auth/login', login));
  const { page } = client;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (FIRST_QUESTIONS.includes(pathname)) asked.push(pathname);
  });
  const letScriptsIn = await holdShell(page);
  await page.goto('/accounts', { waitUntil: 'commit' });
  await expect.poll(() => asked.toSorted()).toEqual(FIRST_QUESTIONS.toSorted());
  letScriptsIn();
  await expect(client.heading('Accounts')).toBeVisible();
  expect(asked).toHaveLength(FIRST_QUESTIONS.length);
  const heads = await headsOfScripts(page);
  expect(heads.length).toBeGreaterThan(3);
  expect(new Set(heads)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
  client.expectQuietConsole();
});

test('the account in the URL is requested before the scripts', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const { _id, name } = await fixtures.account('named');
  const client = await Person.enter(browser, 'en', await fixtures.client('named'));
  const { page } = client;
  const letScriptsIn = await holdShell(page);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/api/accounts/${_id}`);
  await page.goto(`/accounts/${_id}`, { waitUntil: 'commit' });
  await asked;
  letScriptsIn();
  await expect(client.heading(name)).toBeVisible();
  client.expectQuietConsole();
});

const SHELVES = [
  { page: '/', question: '/api/accounts?limit=6&inStock=true' },
  { page: '/accounts?console=PS5&inStock=true', question: '/api/accounts?console=PS5&inStock=true' },
  { page: '/giftcards?inStock=false', question: '/api/giftcards?inStock=false' },
];

for (const { page: path, question } of SHELVES)
  test(`the shelf of ${path} is requested once, before the scripts`, async ({ browser }) => {
    const fixtures = await ApiFixtures.create();
    const client = await Person.enter(browser, 'en', await fixtures.client('shelf'));
    const { page } = client;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/api\/(accounts|giftcards)$/.test(pathname)) asked.push(pathname + search);
    });
    const contentShown = await awaitContent(page);
    const letScriptsIn = await holdShell(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual([question]);
    letScriptsIn();
    await contentShown();
    expect(asked).toEqual([question]);
    client.expectQuietConsole();
  });

const CONVERSATIONS = [
  { page: '/support', question: '/api/messages/support/tickets', title: 'Support Tickets' },
  { page: '/public-chat', question: '/api/messages/public', title: 'Public Chat' },
];

for (const { page: path, question, title } of CONVERSATIONS)
  test(`[ORD-015] the data of ${path} is requested before the scripts, but not for an unverified user`, async ({
    browser,
  }) => {
    const fixtures = await ApiFixtures.create();
    const may = await Person.enter(browser, 'en', await fixtures.client('early'));
    const mayNot = await Person.enter(browser, 'en', await fixtures.client('gated', { verified: false }));
    const letScriptsIn = await holdShell(may.page);
    const asked: string[] = [];
    for (const [name, { page }] of Object.entries({ may, mayNot }))
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === question) asked.push(name);
      });
    await may.page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(['may']);
    letScriptsIn();
    await expect(may.heading(title)).toBeVisible();
    await mayNot.page.goto(path);
    await expect(mayNot.heading(title)).toBeVisible();
    expect(asked).not.toContain('mayNot');
    for (const reader of [may, mayNot]) reader.expectQuietConsole();
  });

test('an Arabic typeface that arrives after the content is used from the next page on', async ({
  browser,
}) => {
  const reader = await Person.arrive(browser, 'ar');
  const { page } = reader;
  const letFontsIn = await hold(page, '**/fonts/**');
  const contentShown = await awaitContent(page);
  // Held fonts delay the load event of the page.
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(reader.heading('Login')).toBeVisible();
  await contentShown();
  letFontsIn();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(/arabic.*\.woff2$/);
  await expect(page.locator('html[data-font]')).toHaveCount(0);
  await reader.follow('/register');
  await expect(page.locator('html[data-font]')).toHaveCount(1);
  reader.expectQuietConsole();
});

test('the typeface is loaded after the scripts; on a slow connection after the content, for the next page', async ({
  browser,
}) => {
  const [near, far] = [await Person.arrive(browser, 'en'), await Person.arrive(browser, 'en')];
  const letScriptsIn = await holdShell(near.page);
  const typefaces: string[] = [];
  near.page.on('request', (request) => {
    if (request.resourceType() === 'font') typefaces.push(request.url());
  });
  await near.page.goto('/login', { waitUntil: 'commit' });
  await expect(near.page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible();
  expect(typefaces).toEqual([]);
  letScriptsIn();
  await expect(near.page.locator('html[data-font]')).toHaveCount(1);
  await expect.poll(() => typefaces.length).toBe(1);
  await far.page.addInitScript(() =>
    Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'effectiveType', {
      value: '3g',
    }),
  );
  await far.page.goto('/login');
  await expect(far.heading('Login')).toBeVisible();
  await expect.poll(() => far.page.evaluate(() => localStorage.getItem('font'))).toMatch(/latin.*\.woff2$/);
  await expect(far.page.locator('html[data-font]')).toHaveCount(0);
  await far.follow('/register');
  await expect(far.page.locator('html[data-font]')).toHaveCount(1);
  for (const reader of [near, far]) reader.expectQuietConsole();
});

test('the page after a sign-in is preloaded while the form is filled in, and its scripts are not transferred again', async ({
  browser,
}) => {
  const username = newName('ahead');
  await newcomer(username);
  const reader = await Person.arrive(browser, 'en');
  const { page } = reader;
  const home = scriptOfPage('');
  const fetched = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(home));
  await page.goto('/login');
  await (await fetched).finished();
  await reader.submitLogin(addressOf(username), PASSWORD, await reader.shownCode());
  await expect(reader.heading(`Welcome, ${username}`)).toBeVisible();
  const sent = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = entries.filter(({ name }) => name.endsWith('.js'));
    const ahead = new Set(files.filter((file) => file.initiatorType === 'fetch').map(({ name }) => name));
    return files
      .filter((file) => file.initiatorType !== 'fetch' && ahead.has(file.name))
      .map(({ transferSize }) => transferSize);
  });
  expect(sent.length).toBeGreaterThan(3);
  expect(new Set(sent)).toEqual(new Set([0]));
  reader.expectQuietConsole();
});
