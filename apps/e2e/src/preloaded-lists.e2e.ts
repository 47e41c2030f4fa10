import { expect, test, type Browser, type Page } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { hold } from './support/hold.ts';
import { Person } from './support/person.ts';
import { scriptOfPage } from './support/script-of-page.ts';

const SCRIPT = scriptOfPage('accounts');
/** The same value as in apps/shell/src/first-paint. */
const LIST_TAKEN_WITHIN_MS = 10_000;

/** Records each request for the list of accounts from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/accounts') asked.push(pathname + search);
  });
  return asked;
}

/**
 * Opens a client's home page with a connected socket. Returns also a function that releases the script of the accounts page.
 */
async function atHome(browser: Browser, fixtures: ApiFixtures) {
  const session = await fixtures.client('later');
  const client = await Person.enter(browser, 'en', session);
  const letPageIn = await hold(client.page, (url) => url.pathname.endsWith(SCRIPT));
  await client.page.goto('/');
  await expect(client.heading(`Welcome, ${session.user.username}`)).toBeVisible();
  // Lists that were requested before the socket is connected are requested again afterwards.
  await client.expectConnected();
  await client.settled();
  return { client, letPageIn };
}

test('a page that is opened for the first time requests its list once, while its script loads', async ({
  browser,
}) => {
  const { client, letPageIn } = await atHome(browser, await ApiFixtures.create());
  const asked = questionsOf(client.page);
  await client.follow('/accounts?console=PS5');
  await expect.poll(() => asked).toEqual(['/api/accounts?console=PS5']);
  letPageIn();
  await expect(client.heading('Accounts')).toBeVisible();
  await client.settled();
  expect(asked).toHaveLength(1);
  client.expectQuietConsole();
});

test('a page requests its list again after a change while its script loaded', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const { client, letPageIn } = await atHome(browser, fixtures);
  const asked = questionsOf(client.page);
  // Disables the timer that would discard the preloaded list, so that only the event can discard it.
  await client.page.evaluate((taken) => {
    const { setTimeout } = window;
    const others = (run: () => void, ms?: number) => (ms === taken ? 0 : setTimeout(run, ms));
    Object.assign(window, { setTimeout: others });
  }, LIST_TAKEN_WITHIN_MS);
  await client.follow('/accounts');
  await expect.poll(() => asked).toHaveLength(1);
  const heard = client.page.waitForFunction(() => {
    const { byPath } = Reflect.get(window, 'preloadedResponses') as { byPath: Map<string, unknown> };
    return !byPath.has('/api/accounts');
  });
  const { name } = await fixtures.account('meanwhile');
  await heard;
  letPageIn();
  await expect(client.heading('Accounts')).toBeVisible();
  await expect(client.page.getByText(name)).toBeVisible();
  expect(asked).toHaveLength(2);
  client.expectQuietConsole();
});
