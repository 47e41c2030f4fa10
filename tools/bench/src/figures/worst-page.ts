import type { Figure } from './figure.ts';
import { spreadOf } from './spread.ts';

/** A page by its name, and what was measured of it; `performance` says why nothing was. */
export type Page = Record<string, string | number | undefined>;

function valueOf(page: Page, quantity: string): number {
  const value = page[quantity];
  if (typeof value === 'number') return value;
  throw new Error(`${page.page} has no ${quantity}: ${page.performance ?? 'the browser told none'}`);
}

/**
 * The worst page of each quantity: the lowest value where at least some is wanted, else the highest.
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
