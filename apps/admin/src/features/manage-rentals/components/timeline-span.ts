import type { TermView } from '@manette/contracts/rentals';

const DAY = 24 * 60 * 60_000;
/** What lies further off is not drawn. */
export const BEFORE = 30 * DAY;
export const AFTER = 60 * DAY;

export interface Bar {
  term: TermView;
  /** Per cent of the picture's width. */
  start: number;
  width: number;
}

/** Where today stands in the picture, in per cent. */
export const TODAY = (BEFORE / (BEFORE + AFTER)) * 100;

/** The rentals of the last month and the next two, as parts of the picture's width; those without an end reach its end. */
export function barsOf(terms: readonly TermView[], now: number): Bar[] {
  const from = now - BEFORE;
  const place = (moment: number) => Math.min(100, Math.max(0, ((moment - from) / (BEFORE + AFTER)) * 100));
  return terms
    .map((term) => {
      const start = place(Date.parse(term.startsAt));
      // Who keeps an account beyond its end still has it.
      const end = term.overdue ? now : term.endsAt ? Date.parse(term.endsAt) : now + AFTER;
      return { term, start, width: place(end) - start };
    })
    .filter(({ width }) => width > 0);
}
