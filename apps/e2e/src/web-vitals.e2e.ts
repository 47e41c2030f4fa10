import { expect, test, type Page, type Request } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';

/** Simulates that the user leaves the tab, or returns to it. */
const see = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

interface Sent {
  page?: string;
  metrics?: { name: string; value: number }[];
}

/** Records the bodies of beacons, which the browser's protocol does not report. */
const noteBeacons = (page: Page) =>
  page.addInitScript(() => {
    const bodies: Promise<string>[] = [];
    Object.assign(window, { bodies });
    const send = Navigator.prototype.sendBeacon;
    Navigator.prototype.sendBeacon = function (address, body) {
      bodies.push((body as Blob).text());
      return send.call(this, address, body);
    };
  });
const bodiesOf = async (page: Page): Promise<Sent[]> => {
  const bodies = await page.evaluate(() => Promise.all((window as unknown as { bodies: string[] }).bodies));
  return bodies.map((body) => JSON.parse(body) as Sent);
};

test('[OPS-109] a page sends its measurements once, when it is hidden, and none when the browser saves data', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const client = await Person.enter(browser, 'en', await fixtures.client('vitals'));
  const { page } = client;
  await noteBeacons(page);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) sent.push(request);
  });
  const { _id } = await fixtures.account('Vitals');
  const libraries: string[] = [];
  page.on('request', (request) => void libraries.push(request.url()));
  const open = async () => {
    await page.goto(`/accounts/${_id}`);
    await client.expectConnected();
    await client.settled();
  };

  await open();
  await expect.poll(() => libraries.filter((address) => address.includes('web-vitals'))).toHaveLength(1);
  await page.getByRole('heading', { level: 1 }).click();
  expect(sent).toEqual([]);
  await see(page, 'hidden');
  await expect.poll(() => sent.length).toBe(1);
  const [{ page: route, metrics } = {}] = await bodiesOf(page);
  expect(route).toBe('/accounts/:id');
  expect(metrics?.map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']));
  expect((await sent[0]?.response())?.status()).toBe(204);
  await see(page, 'visible');
  await see(page, 'hidden');
  expect(sent).toHaveLength(1);

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await open();
  await see(page, 'hidden');
  expect(sent).toHaveLength(1);
  expect(libraries.filter((address) => address.includes('web-vitals'))).toHaveLength(1);
});
