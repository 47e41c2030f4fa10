/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@manette/local';
import { findChromium } from '@manette/local/browsers';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { report } from './figures/report.ts';
import { figuresOf } from './lighthouse-figures.ts';
import { kept, nameOf, pagesOf, putKeys, type Keys, type Visit } from './main-pages.ts';

// Lighthouse's scores of the main pages of a running product on a phone (1.6 Mbit/s, 150 ms, a processor slowed four times,
// which Lighthouse simulates by default), in English and Arabic, and the audits that fail.
// Arguments: the origin, and words; a page is measured if its path contains one of them.

const [origin = 'http://localhost:4200', ...only] = process.argv.slice(2);
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const AUDITS = {
  'largest-contentful-paint': 1_800,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.01,
} as const;

/** Puts these keys into the browser's storage. */
async function prepare(context: BrowserContext, keys: Keys): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(putKeys, keys);
  } finally {
    await page.close();
  }
}

/** Returns the ids of the failed audits with a weight, without those of the performance category. */
const failures = ({ categories, audits }: Result) =>
  Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/** Measures one visit in a new browser with an empty cache. */
async function look({ path, language, session }: Visit) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'manette-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    await prepare(context, kept(language, session));
    const found = await lighthouse(origin + path, {
      port,
      output: 'json',
      logLevel: 'error',
      formFactor: 'mobile',
      disableStorageReset: true,
      onlyCategories: Object.keys(CATEGORIES),
    });
    if (!found) throw new Error(`Lighthouse gave no result for ${path}`);
    return found.lhr;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a line of the table, and prints the audits that fail. */
function rowOf(visit: Visit, lhr: Result) {
  // On a busy machine a recording may fail; the other pages keep their figures.
  const page = nameOf(visit);
  if (lhr.runtimeError) return { page, performance: lhr.runtimeError.code };
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? NaN) * 100);
  const of = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  const failed = failures(lhr);
  if (failed.length > 0) {
    console.log(`${visit.path} ${visit.language}: ${failed.join(', ')}`);
    for (const id of failed) console.dir(lhr.audits[id]?.details, { depth: 5 });
  }
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP, ms': Math.round(of('largest-contentful-paint')),
    'blocking, ms': Math.round(of('total-blocking-time')),
    CLS: Math.round(of('cumulative-layout-shift') * 1000) / 1000,
  };
}

const rows = [];
for (const visit of await pagesOf(origin, only)) {
  const row = rowOf(visit, await look(visit));
  console.log(Object.values(row).join(' '));
  rows.push(row);
}
console.table([
  {
    page: 'wanted',
    performance: `>= ${CATEGORIES.performance}`,
    accessibility: CATEGORIES.accessibility,
    'best practices': CATEGORIES['best-practices'],
    SEO: CATEGORIES.seo,
    'LCP, ms': `<= ${AUDITS['largest-contentful-paint']}`,
    'blocking, ms': `<= ${AUDITS['total-blocking-time']}`,
    CLS: `<= ${AUDITS['cumulative-layout-shift']}`,
  },
  ...rows,
]);
report(figuresOf(rows));
