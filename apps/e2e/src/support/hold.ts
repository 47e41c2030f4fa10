import type { Page } from '@playwright/test';

/** Keeps requests of a page on their way. @returns lets them through */
export async function hold(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Keeps the shell's own script on its way. @returns lets it arrive */
export const holdShell = (page: Page): Promise<() => void> => hold(page, /\/js\/main\.[^/]*\.js$/);
