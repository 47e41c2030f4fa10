/// <reference lib="dom" />
import { noteMoments } from './moments.ts';
import { signedInPhone } from './phone.ts';
import { slowDown, SLOW_3G } from './slow-device.ts';

// When a user on a low-end phone and a slow network sees the page: Lighthouse's slow 3G and a processor slowed four times.

const [origin = 'http://localhost:4200', path = '/accounts'] = process.argv.slice(2);
const PATIENCE_MS = 120_000;
const MARKS = { 'main h1': 'the heading of the page', 'main article': 'the first card of its list' };

const { browser, page } = await signedInPhone(origin);
try {
  await noteMoments(page, Object.keys(MARKS));
  await slowDown(page, SLOW_3G);
  await page.goto(origin + path, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.waitForSelector(Object.keys(MARKS).at(-1)!, { timeout: PATIENCE_MS });
  const moment = async (entry: string, what: string) => {
    const ms = await page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN, entry);
    return { what, seconds: Math.round(ms / 100) / 10 };
  };
  console.table([
    await moment('first-contentful-paint', 'the first thing on screen'),
    ...(await Promise.all(Object.entries(MARKS).map(([selector, what]) => moment(selector, what)))),
  ]);
} finally {
  await browser.close();
}
