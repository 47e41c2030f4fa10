/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { bench, onEnd } from './end.ts';
import { inTurns } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import { signedInPhone } from './phone.ts';
import { startProduct } from './product.ts';
import { slowDown, SLOW_3G } from './slow-device.ts';

// When a phone on slow 3G (Lighthouse's, its processor slowed four times) shows the first card of /accounts, at its first visit
// and at the next, and how much JavaScript it has asked for by then; the same for the form of /login.

/** After which a page comes back: what is done once it is at rest is done by then, as the worker's installation is. */
const AWAY_MS = 8_000;
const PATIENCE_MS = 120_000;
const SIGNED_OUT = 'signed-out';

interface Visit {
  seconds: number;
  /** KiB of JavaScript, as compressed as it came, of files that were asked for before `seconds`. */
  scripts: number;
}

/** Opens a page and waits for what is to be seen; the moment is noted in the page, as a busy one answers late. */
async function visit(page: Page, address: string, wanted: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, wanted, {
    timeout: PATIENCE_MS,
  });
  return page.evaluate((name) => {
    const shown = performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(
      (file) => file.startTime < shown && /\.m?js$/.test(new URL(file.name).pathname),
    );
    const bytes = scripts.reduce((sum, file) => sum + file.encodedBodySize, 0);
    return { seconds: shown / 1000, scripts: bytes / 1024 };
  }, wanted);
}

async function noteMoment(page: Page, wanted: string, signedIn: boolean): Promise<void> {
  await page.addInitScript(
    ({ selector, forget }) => {
      if (forget) localStorage.clear();
      new MutationObserver(() => {
        if (performance.getEntriesByName(selector).length === 0 && document.querySelector(selector))
          performance.mark(selector);
      }).observe(document, { childList: true, subtree: true });
    },
    { selector: wanted, forget: !signedIn },
  );
}

await bench(async () => {
  const { url } = await startProduct(60);
  const visits = async (path: string, wanted: string, times: number, state = 'signed-in') => {
    const { browser, page } = await signedInPhone(url);
    const closed = onEnd(() => browser.close());
    const taken: Visit[] = [];
    await noteMoment(page, wanted, state !== SIGNED_OUT);
    await slowDown(page, SLOW_3G);
    for (let time = 0; time < times; time += 1) {
      if (time > 0) await page.waitForTimeout(AWAY_MS);
      taken.push(await visit(page, url + path, wanted));
    }
    await closed();
    return taken;
  };
  const taken = await inTurns({
    accounts: () => visits('/accounts', 'main article', 2),
    login: () => visits('/login', 'form', 1, SIGNED_OUT),
  });
  const of = (rounds: Visit[][], time: number, what: keyof Visit) =>
    spreadOf(rounds.map((round) => round[time]?.[what] ?? NaN));
  const slow = 'first card of /accounts, slow 3G';
  const scripts = 'JavaScript asked for before';
  report([
    {
      work: `${scripts} the form of /login`,
      quantity: 'KiB',
      ours: of(taken.login, 0, 'scripts'),
      wanted: { atMost: 110 },
    },
    {
      work: `${scripts} the first card of /accounts`,
      quantity: 'KiB',
      ours: of(taken.accounts, 0, 'scripts'),
      wanted: { atMost: 150 },
    },
    {
      work: `${slow}, first visit`,
      quantity: 's',
      ours: of(taken.accounts, 0, 'seconds'),
      wanted: { atMost: 5 },
    },
    {
      work: `${slow}, second visit`,
      quantity: 's',
      ours: of(taken.accounts, 1, 'seconds'),
      wanted: { atMost: 2 },
    },
  ]);
});
