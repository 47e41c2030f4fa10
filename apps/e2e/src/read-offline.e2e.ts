import { expect, test, type Page } from '@playwright/test';
import { ApiFixtures, type Session } from './support/api-fixtures.ts';
import { PASSWORD } from './support/newcomer.ts';
import { Network, type Answer } from './support/network.ts';
import { Person } from './support/person.ts';

const NOTHING = 'Not available offline';
const AS_OF = /^As of [A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d$/;

const withWorker = ({ status, body }: Answer): Answer => ({
  status,
  body: Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), serviceWorker: true })),
});
const refusing = (status: number, code: string) => (): Answer => ({
  status,
  body: Buffer.from(JSON.stringify({ statusCode: status, code, message: 'Refused', requestId: 'r-1' })),
});

/** Returns the keys of the stored responses: user id, path, time of the response and size in bytes. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'manette-offline')) return [];
    const done = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error('no database'));
      });
    const database = await done(indexedDB.open('manette-offline'));
    const keys = await Promise.all(
      [...database.objectStoreNames].map((name) =>
        done(database.transaction(name).objectStore(name).getAllKeys()),
      ),
    );
    database.close();
    return keys.flat() as unknown as [userId: string, path: string, answeredAt: number, bytes: number][];
  });
const pathsKept = async (page: Page) => (await kept(page)).map(([, path]) => path);
const bytesKept = async (page: Page, wanted: string) =>
  (await kept(page)).find(([, path]) => path === wanted)?.[3] ?? 0;

/** Returns the files of remotes that the page has loaded, and the configuration, as far as the worker has not cached them. */
const filesNotCached = (page: Page) =>
  page.evaluate(async () => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const wanted = ['/api/config', ...paths.filter((path) => path.startsWith('/remotes/'))];
    const found = await Promise.all(wanted.map((path) => caches.match(path)));
    return wanted.filter((_, at) => !found[at]);
  });

let network: Network;
test.beforeEach(async () => {
  network = await Network.open();
  network.change('/api/config', withWorker);
});
test.afterEach(() => network.close());

/** Arrives signed in with the service worker in control. Unlike `Person.enter`, a logout persists after a reload. */
async function arrive(browser: Parameters<typeof Person.arrive>[0], { token, user }: Session) {
  const person = await Person.arrive(browser, 'en', network.origin);
  const { page } = person;
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  return person;
}

/** Opens pages, and waits until their responses are stored. */
async function read(person: Person, ...paths: [page: string, call: string][]): Promise<void> {
  for (const [path, call] of paths) {
    await person.page.goto(path);
    await person.settled();
    await expect.poll(() => pathsKept(person.page)).toContain(call);
  }
}

test('[POC-022, POC-029] a first visit is enough: what it read is available offline, and its user stays signed in', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('newcomer');
  const ticket = await fixtures.ticket(session, { subject: 'On the first visit' });
  await fixtures.say(session, ticket, 'I was here');
  const reader = await Person.arrive(browser, 'en', network.origin);
  const { page } = reader;
  await reader.login(session.user.email, PASSWORD);
  await page.getByRole('link', { name: 'Support' }).first().click();
  await page.getByRole('link', { name: /On the first visit/ }).click();
  await expect(page.getByRole('log').getByText('I was here')).toBeVisible();
  await reader.settled();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => filesNotCached(page)).toEqual([]);
  await expect.poll(() => pathsKept(page)).toContain(`/messages/support/${ticket.split('/').at(-1)}`);

  network.cut();
  await page.reload();
  await expect(page.getByText(AS_OF)).toBeVisible();
  await expect(page.getByRole('log').getByText('I was here')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[POC-022, POC-023, POC-024, POC-025, POC-029] pages that were read before are available offline', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('reader');
  const account = await fixtures.account('Tramontana');
  const ticket = await fixtures.ticket(session, { subject: 'Without a network' });
  const id = ticket.split('/').at(-1) ?? '';
  await fixtures.say(session, ticket, 'I was here');
  const reader = await arrive(browser, session);
  const { page } = reader;
  const asOf = page.getByText(AS_OF);
  const nothing = page.getByRole('heading', { name: NOTHING });
  await read(
    reader,
    ['/accounts', '/accounts'],
    [`/accounts/${account._id}`, `/accounts/${account._id}`],
    ['/support', '/messages/support/tickets'],
    [ticket, `/messages/support/${id}`],
  );
  await reader.expectConnected();
  const conversation = `/messages/support/${id}`;
  const bytesBefore = await bytesKept(page, conversation);
  await page.getByRole('textbox', { name: 'Message' }).fill('And said this');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('And said this')).toBeVisible();
  // A realtime event is shown first, and stored right after that.
  await expect.poll(() => bytesKept(page, conversation)).toBeGreaterThan(bytesBefore);
  await expect(asOf).toHaveCount(0);

  network.cut();
  await page.goto(ticket);
  for (const words of ['I was here', 'And said this'])
    await expect(page.getByRole('log').getByText(words)).toBeVisible();
  await expect(asOf).toBeVisible();
  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await expect(page.getByRole('link', { name: new RegExp(account.name) }).first()).toBeVisible();
  await expect(asOf).toBeVisible();
  await page.goto(`/accounts/${account._id}`);
  await expect(reader.heading(account.name)).toBeVisible();
  await page.goto('/support');
  await expect(page.getByRole('link', { name: /Without a network/ })).toBeVisible();
  await expect(asOf).toBeVisible();

  // Pages that were never read: a filtered list, and a page whose files are not cached.
  await page.goto('/accounts?q=never-asked');
  await expect(nothing).toBeVisible();
  await reader.button('Try again').click();
  await expect(nothing).toBeVisible();
  await expect(asOf).toHaveCount(0);
  await page.goto('/giftcards');
  await expect(nothing).toBeVisible();
  await expect(reader.button('Try again')).toBeVisible();
  expect((await reader.stored()).token).toBe(session.token);

  // A part of a page whose file was never loaded leaves the page as it is, and is shown once the network is back.
  await page.goto(ticket);
  await expect(asOf).toBeVisible();
  const failed = page.waitForEvent('console', (message) => message.text().includes('cannot be loaded yet'));
  await reader.button('Emoji').click();
  await failed;
  await expect(page.getByRole('log').getByText('And said this')).toBeVisible();
  await expect(asOf).toBeVisible();
  network.mend();
  await expect(asOf).toHaveCount(0);
  await expect(page.getByRole('log').getByText('And said this')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Emoji', exact: true })).toBeVisible();

  // A server error is shown as an error.
  network.change('/api/accounts', refusing(500, 'INTERNAL_ERROR'));
  await page.goto('/accounts');
  await expect(page.getByRole('heading', { name: 'Failed to load accounts' })).toBeVisible();
  await expect(asOf).toHaveCount(0);
});

test('[POC-026, POC-027, POC-028] stored responses belong to one user, and are deleted with the session', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('keeper');
  const reader = await arrive(browser, session);
  const { page } = reader;
  await read(reader, ['/accounts', '/accounts'], ['/support', '/messages/support/tickets']);
  const keys = await kept(page);
  expect(new Set(keys.map(([userId]) => userId))).toEqual(new Set([session.user._id]));
  for (const [, path] of keys) expect(path).toMatch(/^\/(accounts|giftcards|messages\/support)/);

  // Logging out works offline.
  network.cut();
  await reader.button('User menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(reader.heading('Login')).toBeVisible();
  expect(await kept(page)).toEqual([]);
  network.mend();

  // The responses are also deleted when the server ends the session.
  const again = await fixtures.again(session);
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [again.token, JSON.stringify(again.user)] as const,
  );
  await read(reader, ['/accounts', '/accounts']);
  network.change('/api/auth/me', refusing(401, 'UNAUTHENTICATED'));
  await page.reload();
  await expect(reader.heading('Login')).toBeVisible();
  expect((await reader.stored()).token).toBeNull();
  expect(await kept(page)).toEqual([]);
  network.change('/api/auth/me');

  // Responses that a crash has left behind are deleted before another user sees anything.
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [again.token, JSON.stringify(again.user)] as const,
  );
  await read(reader, ['/accounts', '/accounts']);
  const other = await fixtures.client('other');
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [other.token, JSON.stringify(other.user)] as const,
  );
  await page.goto('/support');
  await reader.settled();
  await expect.poll(async () => (await kept(page)).map(([userId]) => userId)).not.toContain(session.user._id);
});
