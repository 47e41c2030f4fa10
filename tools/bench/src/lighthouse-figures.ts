import type { Figure } from './figures/figure.ts';
import { spreadOf } from './figures/spread.ts';

const LIMITS: Record<string, NonNullable<Figure['wanted']>> = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  'best practices': { atLeast: 100 },
  SEO: { atLeast: 100 },
  'LCP, ms': { atMost: 1800 },
  'blocking, ms': { atMost: 150 },
  CLS: { atMost: 0.01 },
};

type Page = Record<string, string | number | undefined>;

function valueOf(page: Page, quantity: string): number {
  const value = page[quantity];
  if (typeof value === 'number') return value;
  throw new Error(`${page.page} has no ${quantity}: ${page.performance}`);
}

/** The worst page of each score and each time. @throws Error when a page could not be measured */
export const figuresOf = (pages: readonly Page[]): Figure[] =>
  Object.entries(LIMITS).map(([quantity, wanted]) => {
    const { min, max } = spreadOf(pages.map((page) => valueOf(page, quantity)));
    const worst = 'atMost' in wanted ? max : min;
    return { work: `Lighthouse, worst of ${pages.length} pages`, quantity, ours: spreadOf([worst]), wanted };
  });
