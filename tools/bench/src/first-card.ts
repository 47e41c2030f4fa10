/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { bench, onEnd } from './end.ts';
import { inTurns } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import { awaitMoment, noteMoments } from './moments.ts';
import { signedInPhone } from './phone.ts';
import { startProduct } from './product.ts';
import { slowDown, SLOW_3G } from './slow-device.ts';

// When a phone on slow 3G (Lighthouse's, its processor slowed four times) shows the first card of /accounts, at its first visit
// and at the next, and the page itself in place of its preview; how much JavaScript is asked for before the first card, there
// and where no preview is shown; the same for the form of /login.

/** After which a page comes back: what is done once it is at rest is done by then, as the worker's installation is. */
const AWAY_MS = 8_000;
const PATIENCE_MS = 120_000;

interface Case {
  path: string;
  /** What is to be seen. */
  wanted: string;
  /** The same of the page itself, where a preview may be seen before it. */
  ofPage?: string;
  times?: number;
  signedIn?: boolean;
  network?: typeof SLOW_3G;
}

interface Visit {
  /** When the wanted thing is there. */
  seconds: number;
  /** When the page itself has it. */
  pageSeconds: number;
  /** KiB of JavaScript, as compressed as it came, of files that were asked for before `seconds`. */
  scripts: number;
}

/** Opens a page and waits for what is to be seen. */
async function visit(page: Page, address: string, wanted: string, ofPage: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
  // A file that is still on its way has no size yet.
  await awaitMoment(page, ofPage, PATIENCE_MS);
  return page.evaluate(
    ([first, last]) => {
      const momentOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
      const shown = momentOf(first);
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = files.filter(
        (file) => file.startTime < shown && /\.m?js$/.test(new URL(file.name).pathname),
      );
      const bytes = scripts.reduce((sum, file) => sum + file.encodedBodySize, 0);
      return { seconds: shown / 1000, pageSeconds: momentOf(last) / 1000, scripts: bytes / 1024 };
    },
    [wanted, ofPage] as const,
  );
}

await bench(async () => {
  const { url } = await startProduct(60);
  const visits = async ({ path, wanted, ofPage = wanted, times = 1, signedIn = true, network }: Case) => {
    const { browser, page } = await signedInPhone(url);
    const closed = onEnd(() => browser.close());
    const taken: Visit[] = [];
    if (!signedIn) await page.addInitScript(() => localStorage.clear());
    await noteMoments(page, [wanted, ofPage]);
    if (network) await slowDown(page, network);
    for (let time = 0; time < times; time += 1) {
      if (time > 0) await page.waitForTimeout(AWAY_MS);
      taken.push(await visit(page, url + path, wanted, ofPage));
    }
    await closed();
    return taken;
  };
  const accounts = { path: '/accounts', wanted: 'main article' };
  const taken = await inTurns({
    slow: () => visits({ ...accounts, ofPage: '#root main article', times: 2, network: SLOW_3G }),
    quick: () => visits(accounts),
    login: () => visits({ path: '/login', wanted: 'form', signedIn: false }),
  });
  const of = (rounds: Visit[][], time: number, what: keyof Visit) =>
    spreadOf(rounds.map((round) => round[time]?.[what] ?? NaN));
  const slow = 'first card of /accounts, slow 3G';
  const scripts = 'JavaScript asked for before';
  const beforeCard = { quantity: 'KiB', wanted: { atMost: 150 } };
  report([
    {
      work: `${scripts} the form of /login`,
      quantity: 'KiB',
      ours: of(taken.login, 0, 'scripts'),
      wanted: { atMost: 110 },
    },
    { ...beforeCard, work: `${scripts} the first card of /accounts`, ours: of(taken.quick, 0, 'scripts') },
    { ...beforeCard, work: `${scripts} it on slow 3G`, ours: of(taken.slow, 0, 'scripts') },
    {
      work: `${slow}, first visit`,
      quantity: 's',
      ours: of(taken.slow, 0, 'seconds'),
      wanted: { atMost: 5 },
    },
    { work: 'the page itself in its place', quantity: 's', ours: of(taken.slow, 0, 'pageSeconds') },
    {
      work: `${slow}, second visit`,
      quantity: 's',
      ours: of(taken.slow, 1, 'seconds'),
      wanted: { atMost: 2 },
    },
  ]);
});
