/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Marks the moment in which the first element of each selector is there, in every document that the page loads; the mark has the
 * selector's name. It is noted in the document itself, as a busy one answers questions from outside late.
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

/** Waits for a moment that is noted in the page. @throws after `timeout` ms */
export async function awaitMoment(page: Page, name: string, timeout?: number): Promise<void> {
  const isNoted = (mark: string) => performance.getEntriesByName(mark).length > 0;
  await page.waitForFunction(isNoted, name, timeout === undefined ? {} : { timeout });
}

/** The mark that a bench sets in the page when it presses. */
export const PRESSED = 'pressed';

/** Waits for a moment after the press. @returns ms from the press to it */
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
