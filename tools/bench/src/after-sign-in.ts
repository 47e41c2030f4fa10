/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { bench, onEnd } from './end.ts';
import { printSpread } from './figures/print-spread.ts';
import { CLIENT } from './main-pages.ts';
import { msFromPress, noteMoments, PRESSED } from './moments.ts';
import { launchBrowser, PHONE } from './phone.ts';
import { slowDown, SLOW_3G, SLOW_4G } from './slow-device.ts';

// How long a user on a phone, with the processor slowed four times, waits from the press on 'Login' to the first card of the
// next page, with an empty browser cache. Arguments: the origin, and the number of sign-ins over each network.

const [origin = 'http://localhost:4200', times = '5'] = process.argv.slice(2);
const NETWORKS = { '1.6 Mbit/s, 150 ms': SLOW_4G, '400 kbit/s, 400 ms': SLOW_3G };
/** Time that a user takes to read the form. */
const FORM_MS = 8_000;
const PATIENCE_MS = 60_000;
const CARD = 'main article';

/** Fills in the form. The security code is read from its accessible name. */
async function fillIn(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: /^Security code/ });
  const code = (await picture.getAttribute('aria-label'))?.slice(-9).replaceAll(' ', '');
  if (!code) throw new Error('the security code is not read out');
  await page.getByLabel('Email').fill(CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(CLIENT.password);
  await page.getByLabel('Security code', { exact: true }).fill(code);
}

/** Signs in once. @returns the time from the press to the first card, in ms */
async function signIn(browser: Browser, network: typeof SLOW_4G): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await noteMoments(page, [CARD]);
    await page.addInitScript(
      (press) => addEventListener('submit', () => performance.mark(press), { capture: true }),
      PRESSED,
    );
    await slowDown(page, network);
    await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(FORM_MS);
    await fillIn(page);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    return await msFromPress(page, CARD);
  } finally {
    await context.close();
  }
}

await bench(async () => {
  const browser = await launchBrowser();
  const closed = onEnd(() => browser.close());
  for (const [network, limits] of Object.entries(NETWORKS))
    await printSpread(network, Number(times), () => signIn(browser, limits));
  await closed();
});
