import type { Figure } from './figure.ts';
import { spreadOf } from './spread.ts';

/** The name and the measurements of a page. `performance` is the reason when nothing could be measured. */
export type Page = Record<string, string | number | undefined>;

function valueOf(page: Page, quantity: string): number {
  const value = page[quantity];
  if (typeof value === 'number') return value;
  throw new Error(`${page.page} has no ${quantity}: ${page.performance ?? 'the browser told none'}`);
}

/**
 * Returns the worst value of each quantity: the lowest one for a lower limit, else the highest one.
 * @throws Error when a page could not be measured
 */
export const worstOf = (
  what: string,
  pages: readonly Page[],
  limits: Record<string, Figure['wanted']>,
): Figure[] =>
  Object.entries(limits).map(([quantity, wanted]) => {
    const { min, max } = spreadOf(pages.map((page) => valueOf(page, quantity)));
    const worst = wanted && 'atLeast' in wanted ? min : max;
    const work = `${what}, worst of ${pages.length} pages`;
    return { work, quantity, ours: spreadOf([worst]), ...(wanted && { wanted }) };
  });
