import { createECDH, randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { Backstage } from './support/backstage.ts';
import { Network } from './support/network.ts';
import { Person } from './support/person.ts';

/** A subscription as a browser gives it; nobody listens at its address. */
function subscription() {
  const keys = createECDH('prime256v1');
  return {
    endpoint: 'https://127.0.0.1:1/push/one',
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** Hands pushes to the worker of the page, as a push service would. */
async function pusher(page: Page, origin: string): Promise<(data: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    const notices = await (await ready).getNotifications();
    return notices.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }));
  });

test('[POC-035, POC-057, POC-114] a client switches notifications on, sends a test and sees what is pushed', async ({
  browser,
}) => {
  const network = await Network.open();
  network.change('/api/config', ({ status, body }) => ({
    status,
    body: Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), serviceWorker: true })),
  }));
  const session = await (await Backstage.enter()).client('pushed');
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

  const push = await pusher(page, network.origin);
  const said = { title: 'Manette', body: 'وصلت رسالة', tag: 'ticket-1', lang: 'ar', dir: 'rtl' };
  await push(JSON.stringify({ ...said, kind: 'ticketMessages', url: '/support/1', unread: 2 }));
  await expect.poll(() => shown(page)).toEqual([said]);
  await push('nothing that can be read');
  await expect
    .poll(async () => (await shown(page)).map(({ body }) => body))
    .toContain('You have news in Manette');

  // Phones of 320 px show all of it.
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(tooWide).toBe(0);
  await here.uncheck();
  await expect(region.getByRole('list', { name: 'Devices' })).toHaveCount(0);
  await network.close();
});
