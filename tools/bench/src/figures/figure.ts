import type { Spread } from './spread.ts';

/** One line of the table of figures. */
export interface Figure {
  /** The measured work, for example 'list of 24'. */
  work: string;
  /** The measured quantity with its unit, for example 'CPU ms' or 'requests/s'. */
  quantity: string;
  ours: Spread;
  /** The name and the values of the comparison. */
  against?: { name: string; spread: Spread };
  /** Our value divided by that of the comparison, for each round. */
  ratio?: Spread;
  /** The limit of the ratio's median or, without a ratio, of our median. Absent for a line without a goal. */
  wanted?: { atMost: number } | { atLeast: number };
  /** A remark that is needed to judge the line, for example a shorter run or less data than wanted. */
  note?: string;
}

/** Whether the figure is within its limit; undefined without a limit. */
export function isReached({ ours, ratio, wanted }: Figure): boolean | undefined {
  if (!wanted) return undefined;
  const { median } = ratio ?? ours;
  return 'atMost' in wanted ? median <= wanted.atMost : median >= wanted.atLeast;
}
