/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test';
import { answerLongChat, MESSAGES } from './long-chat.ts';
import { signedInPhone } from './phone.ts';
import { SLOWED } from './slow-device.ts';

// The cost of a conversation with 4,650 messages after the user has scrolled through all of it: memory, and the time from a key
// to the next frame with the processor slowed four times. This program serves the messages; the page and scripts are real.

const [origin = 'http://localhost:4200'] = process.argv.slice(2);
const PATIENCE_MS = 900_000;
const WANTED = { heapMib: 60, typingMs: 100 };
const WORDS = 'Is it still there, please?';

/** Returns the JavaScript heap after a garbage collection, in MiB, and the number of nodes of the document. */
async function memory(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { heapMib: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes') };
}

/** Scrolls up repeatedly until the oldest message has loaded. */
async function scrollThrough(page: Page): Promise<void> {
  const log = page.getByRole('log');
  await log.evaluate((box) => {
    const timer = setInterval(() => {
      box.scrollTop = -box.scrollHeight;
      if (box.querySelector('article .bubble-words')?.textContent.startsWith('message 1.')) {
        clearInterval(timer);
        box.dataset.reached = 'start';
      }
    }, 50);
  });
  await page.locator('[data-reached=start]').waitFor({ timeout: PATIENCE_MS });
}

/** Types words. @returns the slowest and the median time from a key to its frame, and the main thread's time per key, in ms */
async function typing(page: Page, devtools: CDPSession) {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const watch = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration);
    });
    watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByRole('textbox').last().focus();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const before = await devtools.send('Performance.getMetrics');
  for (const key of WORDS) await page.keyboard.type(key, { delay: 100 });
  const after = await devtools.send('Performance.getMetrics');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  const spent = (metrics: typeof before, wanted: string) =>
    (metrics.metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000;
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    // The browser does not report keys that are faster than its threshold of 16 ms.
    slowest: sorted.at(-1) ?? 16,
    median: sorted[Math.floor(sorted.length / 2)] ?? 16,
    taskMsPerKey: (spent(after, 'TaskDuration') - spent(before, 'TaskDuration')) / WORDS.length,
  };
}

const { browser, page } = await signedInPhone(origin);
try {
  const devtools = await page.context().newCDPSession(page);
  // Measures processor time instead of elapsed time, so that other processes do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const visit = async (messages: number) => {
    await answerLongChat(page, messages);
    await page.goto(`${origin}/public-chat`, { waitUntil: 'networkidle' });
    await page.getByRole('log').waitFor();
    if (messages > 0) await scrollThrough(page);
    return { ...(await memory(devtools)), ...(await typing(page, devtools)) };
  };
  const [empty, long] = [await visit(0), await visit(MESSAGES)];
  console.table(
    [
      {
        what: 'heap beyond an empty chat, MiB',
        wanted: `<= ${WANTED.heapMib}`,
        measured: long.heapMib - empty.heapMib,
      },
      { what: 'slowest key to frame, ms', wanted: `<= ${WANTED.typingMs}`, measured: long.slowest },
      { what: 'median key to frame, ms', wanted: '', measured: long.median },
      {
        what: 'main thread for a key, ms',
        wanted: `empty: ${empty.taskMsPerKey.toFixed(1)}`,
        measured: long.taskMsPerKey,
      },
      { what: 'nodes in the document', wanted: `empty: ${empty.nodes}`, measured: long.nodes },
    ].map((row) => ({ ...row, measured: Math.round(row.measured * 10) / 10 })),
  );
} finally {
  await browser.close();
}
