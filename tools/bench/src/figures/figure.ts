import type { Spread } from './spread.ts';

/** One line of the table of figures. */
export interface Figure {
  /** What is done: 'list of 24'. */
  work: string;
  /** What is counted, with its unit: 'CPU ms', 'requests/s'. */
  quantity: string;
  ours: Spread;
  /** The same of what the work is measured against, by its name. */
  against?: { name: string; spread: Spread };
  /** Ours divided by the other's, taken round by round. */
  ratio?: Spread;
  /** The limit on the ratio's median where there is a ratio, otherwise on ours; absent for a line that only tells. */
  wanted?: { atMost: number } | { atLeast: number };
  /** What a reader must know to judge the line: a shorter run than wanted, a smaller amount of data. */
  note?: string;
}

/** Whether the figure keeps its limit; undefined without one. */
export function isReached({ ours, ratio, wanted }: Figure): boolean | undefined {
  if (!wanted) return undefined;
  const { median } = ratio ?? ours;
  return 'atMost' in wanted ? median <= wanted.atMost : median >= wanted.atLeast;
}
