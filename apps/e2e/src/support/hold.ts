import type { Page } from '@playwright/test';

/**
 * Holds requests of a page.
 * @returns a function that releases them
 */
export async function hold(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Holds the shell's main script.
 * @returns a function that releases it
 */
export const holdShell = (page: Page): Promise<() => void> => hold(page, /\/js\/main\.[^/]*\.js$/);
