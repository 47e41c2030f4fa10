import { expect, test, type Page } from '@playwright/test';
import { Backstage } from './support/backstage.ts';
import { Network, type Answer } from './support/network.ts';
import { Person } from './support/person.ts';

const KB = 1024;
const SILENCE_MS = 2000;
const MESSAGES = 50;

const withWorker = ({ status, body }: Answer): Answer => ({
  status,
  body: Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), serviceWorker: true })),
});
const isReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

let network: Network;
test.beforeEach(async () => {
  network = await Network.open();
  network.change('/api/config', withWorker);
});
test.afterEach(() => network.close());

/** Loads a page until two seconds of silence. @returns what it has taken over the wire, in bytes */
async function load(page: Page, path: string): Promise<number> {
  const before = network.bytes;
  const from = network.passed.length;
  await page.goto(path);
  await network.silence(SILENCE_MS);
  console.log(
    path,
    network.bytes - before,
    JSON.stringify(network.passed.slice(from).map(({ path: p, bytes }) => [p, bytes])),
  );
  console.log(
    await page.evaluate(() =>
      JSON.stringify(
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
          (e) => {
            const r = e as PerformanceResourceTiming;
            return [new URL(r.name).pathname, r.transferSize, r.encodedBodySize, r.workerStart > 0];
          },
        ),
      ),
    ),
  );
  console.log(
    await page.locator('footer').allTextContents(),
    await page.evaluate(() => localStorage.getItem('dataUse')),
  );
  return network.bytes - before;
}

test('[POC-073, POC-074] with low data on pages take little', async ({ browser }) => {
  const backstage = await Backstage.enter();
  const session = await backstage.client('saving');
  const ticket = await backstage.ticket(session, { subject: 'A long talk' });
  for (let at = 0; at < MESSAGES; at += 1)
    await backstage.say(session, ticket, `Message ${at} of a long talk`);
  const client = await Person.enter(browser, 'en', session, network.origin);
  const { page } = client;
  await page.addInitScript(() => localStorage.setItem('lowData', 'true'));

  const first = await load(page, '/accounts');
  await isReady(page);
  await network.silence(SILENCE_MS);
  for (const path of ['/', '/accounts', ticket]) {
    await load(page, path);
    const bytes = await load(page, path);
    console.log(path, bytes, bytes / KB);
  }
  console.log('first', first / KB);
});
