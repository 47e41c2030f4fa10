/// <reference lib="dom" />
import type { Browser } from '@playwright/test';
import { bench, onEnd } from './end.ts';
import { printSpread } from './figures/print-spread.ts';
import { kept, pagesOf, putKeys, type Visit } from './main-pages.ts';
import { msFromPress, noteMoments, PRESSED } from './moments.ts';
import { launchBrowser, PHONE } from './phone.ts';
import { slowDown, SLOW_4G } from './slow-device.ts';

// How long a user on a phone, with the processor slowed four times, at 1.6 Mbit/s and 150 ms per request, waits from the press
// on a link to the first row of a kind of page that was not opened before. Arguments: the origin, and how many times.

const [origin = 'http://localhost:4200', times = '5'] = process.argv.slice(2);
const START = '/accounts';
const FIRST_ROWS = { '/giftcards': 'main a[href^="/giftcards/"]', '/support': 'main a[href^="/support/"]' };
/** Time for files that load after the page. */
const READING_MS = 3_000;

/** Opens `path` from the page `start`. @returns the time to the first row, in ms */
async function openFrom(browser: Browser, start: Visit, path: string, row: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await noteMoments(page, [row]);
    await page.addInitScript(putKeys, kept(start.language, start.session));
    await slowDown(page, SLOW_4G);
    await page.goto(origin + start.path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(READING_MS);
    await page.evaluate(
      ([press, to]) => {
        performance.mark(press);
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      [PRESSED, path] as const,
    );
    return await msFromPress(page, row);
  } finally {
    await context.close();
  }
}

await bench(async () => {
  const start = (await pagesOf(origin, [START])).find(({ path }) => path === START);
  if (!start) throw new Error(`${START} is no main page`);
  const browser = await launchBrowser();
  const closed = onEnd(() => browser.close());
  for (const [path, row] of Object.entries(FIRST_ROWS))
    await printSpread(path, Number(times), () => openFrom(browser, start, path, row));
  await closed();
});
