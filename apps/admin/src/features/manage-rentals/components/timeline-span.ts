import type { TermView } from '@manette/contracts/rentals';

const DAY = 24 * 60 * 60_000;
/** The period that the chart shows before and after today, in milliseconds. */
export const BEFORE = 30 * DAY;
export const AFTER = 60 * DAY;

export interface Bar {
  term: TermView;
  /** In per cent of the chart's width. */
  start: number;
  width: number;
}

/** The position of today in the chart, in per cent. */
export const TODAY = (BEFORE / (BEFORE + AFTER)) * 100;

/**
 * Returns the rentals as bars of the chart, from a month ago to two months ahead. A rental without an end reaches the end of
 * the chart.
 */
export function barsOf(terms: readonly TermView[], now: number): Bar[] {
  const from = now - BEFORE;
  const place = (moment: number) => Math.min(100, Math.max(0, ((moment - from) / (BEFORE + AFTER)) * 100));
  return terms
    .map((term) => {
      const start = place(Date.parse(term.startsAt));
      // The client of an overdue rental still has the account.
      const end = term.overdue ? now : term.endsAt ? Date.parse(term.endsAt) : now + AFTER;
      return { term, start, width: place(end) - start };
    })
    .filter(({ width }) => width > 0);
}
