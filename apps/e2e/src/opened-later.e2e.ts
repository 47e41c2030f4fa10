import { expect, test, type Browser, type Page } from '@playwright/test';
import { Backstage } from './support/backstage.ts';
import { hold } from './support/hold.ts';
import { Person } from './support/person.ts';
import { scriptOfPage } from './support/script-of-page.ts';

const SCRIPT = scriptOfPage('accounts');
/** As in apps/shell/src/first-paint. */
const LIST_TAKEN_WITHIN_MS = 10_000;

/** Notes each question for the shelf of accounts from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/accounts') asked.push(pathname + search);
  });
  return asked;
}

/** A client whose home page is shown and hears events, and what lets the script of the accounts come. */
async function atHome(browser: Browser, backstage: Backstage) {
  const session = await backstage.client('later');
  const client = await Person.enter(browser, 'en', session);
  const letPageIn = await hold(client.page, (url) => url.pathname.endsWith(SCRIPT));
  await client.page.goto('/');
  await expect(client.heading(`Welcome, ${session.user.username}`)).toBeVisible();
  // Lists that are asked for before the connection is there are asked for once more when it is.
  await client.expectConnected();
  await client.settled();
  return { client, letPageIn };
}

test('a page that is opened for the first time asks once, while its script loads', async ({ browser }) => {
  const { client, letPageIn } = await atHome(browser, await Backstage.enter());
  const asked = questionsOf(client.page);
  await client.follow('/accounts?console=PS5');
  await expect.poll(() => asked).toEqual(['/api/accounts?console=PS5']);
  letPageIn();
  await expect(client.heading('Accounts')).toBeVisible();
  await client.settled();
  expect(asked).toHaveLength(1);
  client.expectQuietConsole();
});

test('a page asks again for what has happened while its script loaded', async ({ browser }) => {
  const backstage = await Backstage.enter();
  const { client, letPageIn } = await atHome(browser, backstage);
  const asked = questionsOf(client.page);
  // What is forgotten by time alone would prove nothing.
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
  const { name } = await backstage.account('meanwhile');
  await heard;
  letPageIn();
  await expect(client.heading('Accounts')).toBeVisible();
  await expect(client.page.getByText(name)).toBeVisible();
  expect(asked).toHaveLength(2);
  client.expectQuietConsole();
});
