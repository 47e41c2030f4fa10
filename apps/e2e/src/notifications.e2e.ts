import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
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

test('[POC-035, POC-114] a client switches notifications on, sends a test and switches them off', async ({
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

  // Phones of 320 px show all of it.
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(tooWide).toBe(0);
  await here.uncheck();
  await expect(region.getByRole('list', { name: 'Devices' })).toHaveCount(0);
  await network.close();
});
