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

// When a phone on Lighthouse's slow 3G, with the processor slowed four times, shows the first card of /accounts, at the first
// and the second visit, and when the page itself replaces its preview. Also how much JavaScript is requested before the first
// card, with and without a preview, and before the form of /login.

/** The pause before the second visit. It is long enough for work of an idle page, such as installing the service worker. */
const AWAY_MS = 8_000;
const PATIENCE_MS = 120_000;

interface Case {
  path: string;
  /** The selector of the element to wait for. */
  wanted: string;
  /** The selector of this element in the page itself, when a preview may show it before. */
  ofPage?: string;
  times?: number;
  signedIn?: boolean;
  network?: typeof SLOW_3G;
}

interface Visit {
  /** When the wanted element is shown. */
  seconds: number;
  /** When the page itself shows it. */
  pageSeconds: number;
  /** Compressed size in KiB of the JavaScript files that were requested before `seconds`. */
  scripts: number;
}

/** Opens a page and waits for the elements. */
async function visit(page: Page, address: string, wanted: string, ofPage: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
  // Waits for the page itself, because a file that is still loading has no size yet.
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
