import type { Figure } from './figures/figure.ts';
import { worstOf, type Page } from './figures/worst-page.ts';

const LIMITS: Record<string, NonNullable<Figure['wanted']>> = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  'best practices': { atLeast: 100 },
  SEO: { atLeast: 100 },
  'LCP, ms': { atMost: 1800 },
  'blocking, ms': { atMost: 150 },
  CLS: { atMost: 0.01 },
};

/** Returns the worst page of each score and each time. @throws Error when a page could not be measured */
export const figuresOf = (pages: readonly Page[]): Figure[] => worstOf('Lighthouse', pages, LIMITS);
