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
