import { createECDH, randomBytes } from 'node:crypto';
import { expect, test, type Worker } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Network } from './support/network.ts';
import { Person } from './support/person.ts';

/** Creates a push subscription like a browser's. No server listens at its endpoint. */
function subscription() {
  const keys = createECDH('prime256v1');
  return {
    endpoint: 'https://127.0.0.1:1/push/one',
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

test('[POC-035, POC-114] a client switches notifications on, sends a test and switches them off', async ({
  browser,
}) => {
  const network = await Network.open();
  network.change('/api/config', ({ status, body }) => ({
    status,
    body: Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), serviceWorker: true })),
  }));
  const session = await (await ApiFixtures.create()).client('pushed');
  const client = await Person.enter(browser, 'en', session, network.origin);
  const { page } = client;
  await page.context().grantPermissions(['notifications'], { origin: network.origin });
  await page.addInitScript((made) => {
    Object.assign(window, { subscriptions: 0 });
    PushManager.prototype.subscribe = async () => {
      Object.assign(window, {
        subscriptions: (window as unknown as { subscriptions: number }).subscriptions + 1,
      });
      return { ...made, unsubscribe: async () => true } as unknown as PushSubscription;
    };
  }, subscription());
  const subscriptions = () =>
    page.evaluate(() => (window as unknown as { subscriptions: number }).subscriptions);

  await page.goto('/profile');
  const region = page.getByRole('region', { name: 'Notification settings' });
  const here = region.getByRole('switch', { name: 'Notifications on this device' });
  await expect(here).toBeEnabled();
  expect(await subscriptions()).toBe(0);
  await here.check();
  await expect(region.getByRole('list', { name: 'Devices' }).getByText('This device')).toBeVisible();
  expect(await subscriptions()).toBe(1);
  await region.getByRole('button', { name: 'Send a test' }).click();
  await expect(client.toast('Test notification sent')).toBeVisible();

  // Everything fits on phones with a width of 320 px.
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(tooWide).toBe(0);
  await here.uncheck();
  await expect(region.getByRole('list', { name: 'Devices' })).toHaveCount(0);
  await network.close();
});

interface Shown {
  title: string;
  body: string;
  tag?: string;
  lang?: string;
  dir?: string;
  data: { url: string };
}

/** A service worker whose notifications are recorded, because this browser can neither show nor click them. */
interface NotedWorker {
  shown: Shown[];
  opened: string[];
  badge?: number;
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<null> };
  navigator: { setAppBadge: (count: number) => Promise<void> };
  dispatchEvent: (event: Event) => boolean;
}

const note = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as NotedWorker;
    Object.assign(scope, { shown: [], opened: [] });
    scope.registration.showNotification = async (title, options) => {
      scope.shown = [...scope.shown.filter(({ tag }) => !tag || tag !== options.tag), { title, ...options }];
    };
    scope.navigator.setAppBadge = async (count) => {
      scope.badge = count;
    };
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
      return null;
    };
  });

/** Clicks the only notification that is shown. */
const press = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as NotedWorker;
    const [first] = scope.shown;
    const close = () => {
      scope.shown = [];
    };
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
    const notification = { ...first, close };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  });

test('[POC-057, POC-058] the service worker shows pushes, and a click opens their page', async ({
  browser,
}) => {
  const network = await Network.open();
  network.change('/api/config', ({ status, body }) => ({
    status,
    body: Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), serviceWorker: true })),
  }));
  const session = await (await ApiFixtures.create()).client('pressing');
  const client = await Person.enter(browser, 'en', session, network.origin);
  const { page } = client;
  await page.context().grantPermissions(['notifications'], { origin: network.origin });
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await page.goto('/accounts');
  const id = await registrationId;
  const push = (data: unknown) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: network.origin,
      registrationId: id,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    });
  const worker = page.context().serviceWorkers()[0]!;
  await note(worker);
  const shown = () =>
    worker.evaluate(() =>
      (self as unknown as NotedWorker).shown.map(({ title, body, tag, lang, dir }) =>
        [title, body, tag, lang, dir].join('|'),
      ),
    );

  await push('no JSON');
  await expect.poll(shown).toEqual(['Manette|You have news in Manette|||']);
  await press(worker);
  await expect(page).toHaveURL(`${network.origin}/`);
  await expect.poll(shown).toEqual([]);

  const notice = { kind: 'mentions', title: 'Manette', tag: 'mentions', lang: 'ar', dir: 'rtl', unread: 2 };
  await push({ ...notice, body: 'One', url: '/giftcards' });
  await push({ ...notice, body: 'Two', url: '/giftcards' });
  await expect.poll(shown).toEqual(['Manette|Two|mentions|ar|rtl']);
  await expect.poll(() => worker.evaluate(() => (self as unknown as NotedWorker).badge)).toBe(2);
  await press(worker);
  await expect(client.heading('Gift Cards')).toBeVisible();

  await push({ ...notice, body: 'Three', url: 'https://evil.test/' });
  await expect.poll(shown).toHaveLength(1);
  await press(worker);
  await expect(page).toHaveURL(`${network.origin}/`);

  // When no page is open, it opens a window.
  await push({ ...notice, body: 'Four', url: '/giftcards' });
  await expect.poll(shown).toHaveLength(1);
  await worker.evaluate(() => {
    const { clients } = self as unknown as { clients: { matchAll: () => Promise<[]> } };
    clients.matchAll = async () => [];
  });
  await press(worker);
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as NotedWorker).opened), { timeout: 5_000 })
    .toEqual(['/giftcards']);
  await network.close();
});
