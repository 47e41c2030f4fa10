/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { bench, onEnd } from './end.ts';
import { report } from './figures/report.ts';
import { worstOf } from './figures/worst-page.ts';
import { kept, nameOf, pagesOf, putKeys, type Visit } from './main-pages.ts';
import { launchBrowser, PHONE } from './phone.ts';
import { slowDown, SLOW_4G } from './slow-device.ts';
import { touch } from './touch-page.ts';

// The web vitals of the main pages of a running product on a phone (1.6 Mbit/s, 150 ms, a processor slowed four times), by the
// library web-vitals, in English and Arabic. Each page is loaded with an empty cache and then touched as a user does.
// Arguments: the origin, and words; a page is measured if its path contains one of them.

const [origin = 'http://localhost:4200', ...only] = process.argv.slice(2);
/** Layout shifts during the touches have no limit, but users notice them: they come from late responses after a touch. */
const LIMITS = {
  'LCP, ms': { atMost: 1_800 },
  'INP, ms': { atMost: 100 },
  CLS: { atMost: 0.01 },
  'CLS while touched': undefined,
};
/** Events that take less than a frame are not reported. */
const FRAME_MS = 16;
const PATIENCE_MS = 120_000;

type Row = Record<keyof typeof LIMITS, number | undefined>;
/** The measurements of a document. `slowest` is the touch of the INP with its input, processing and presentation ms. */
type Noted = Partial<Record<'LCP' | 'INP' | 'CLS', number> & { slowest: string }>;

interface Metric {
  name: string;
  value: number;
  attribution: {
    interactionTarget?: string;
    interactionType?: string;
    inputDelay?: number;
    processingDuration?: number;
    presentationDelay?: number;
  };
}
type Watch = (
  tell: (metric: Metric) => void,
  options: { reportAllChanges: true; durationThreshold: number },
) => void;
type VitalsLibrary = Record<'onLCP' | 'onINP' | 'onCLS', Watch>;

const library = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals')).replace(/[^/\\]+$/, 'web-vitals.attribution.iife.js'),
  'utf8',
);

/** Runs in each document of the page, where the library has the name `webVitals`. */
function noteVitals({ onLCP, onINP, onCLS }: VitalsLibrary, durationThreshold: number): void {
  const vitals: Record<string, unknown> = {};
  Object.assign(window, { vitals });
  const options = { reportAllChanges: true, durationThreshold } as const;
  for (const watch of [onLCP, onCLS]) watch(({ name, value }) => (vitals[name] = value), options);
  onINP(({ value, attribution: slowest }) => {
    const times = [slowest.inputDelay, slowest.processingDuration, slowest.presentationDelay];
    vitals.INP = value;
    vitals.slowest = `${slowest.interactionType} ${slowest.interactionTarget}: ${times.map((time = 0) => Math.round(time)).join(' + ')}`;
  }, options);
}

const vitalsNow = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { vitals: Noted }).vitals);

const thousandths = (value = 0) => Math.round(value * 1000) / 1000;

async function visitPage(
  browser: Browser,
  { path, language, session }: Visit,
): Promise<Row & { slowest: string }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(putKeys, kept(language, session));
    await page.addInitScript(`${library}\n(${String(noteVitals)})(webVitals, ${FRAME_MS})`);
    await slowDown(page, SLOW_4G);
    await page.goto(origin + path, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    const { CLS } = await vitalsNow(page);
    await touch(page);
    const { LCP, INP = 0, CLS: shifted, slowest = '' } = await vitalsNow(page);
    return {
      'LCP, ms': LCP && Math.round(LCP),
      'INP, ms': INP,
      CLS: thousandths(CLS),
      'CLS while touched': thousandths(shifted),
      slowest,
    };
  } finally {
    await context.close();
  }
}

await bench(async () => {
  const browser = await launchBrowser();
  const closed = onEnd(() => browser.close());
  const rows: (Row & { page: string })[] = [];
  for (const visit of await pagesOf(origin, only)) {
    const { slowest, ...row } = await visitPage(browser, visit);
    const page = nameOf(visit);
    console.log(`${page}: ${slowest}`);
    rows.push({ page, ...row });
  }
  await closed();
  console.table(rows);
  report(worstOf('web vitals', rows, LIMITS));
});
