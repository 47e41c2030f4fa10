/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Marks the time at which the first element of each selector exists, in every document that the page loads. The mark is named
 * after the selector. The document itself sets it, because a busy document answers calls from outside late.
 */
export async function noteMoments(page: Page, selectors: string[]): Promise<void> {
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      for (const selector of wanted)
        if (performance.getEntriesByName(selector).length === 0 && document.querySelector(selector))
          performance.mark(selector);
    }).observe(document, { childList: true, subtree: true });
  }, selectors);
}

/** Waits until the page has the mark `name`. @throws after `timeout` ms */
export async function awaitMoment(page: Page, name: string, timeout?: number): Promise<void> {
  const isNoted = (mark: string) => performance.getEntriesByName(mark).length > 0;
  await page.waitForFunction(isNoted, name, timeout === undefined ? {} : { timeout });
}

/** The mark that a benchmark sets in the page when it presses a button or link. */
export const PRESSED = 'pressed';

/** Waits until the page has the mark `name`. @returns the time from the press to the mark, in ms */
export async function msFromPress(page: Page, name: string): Promise<number> {
  await awaitMoment(page, name);
  return page.evaluate(
    (marks) => {
      const [press = NaN, moment = NaN] = marks.map(
        (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      );
      return moment - press;
    },
    [PRESSED, name],
  );
}
