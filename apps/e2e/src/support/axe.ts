import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Once for each document: reading its half a megabyte takes as long as looking at a small page. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** What axe finds wrong with a page as it is shown now, a line for each element. No page of ours has a frame. */
export async function axeFaults(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
