import { differenceInCalendarDays } from 'date-fns';

export type Day = 'today' | 'yesterday' | 'earlier';

/** Which day a moment falls on, as the reader's clock sees it. */
export function dayOf(moment: string, now: Date = new Date()): Day {
  const ago = differenceInCalendarDays(now, new Date(moment));
  if (ago <= 0) return 'today';
  return ago === 1 ? 'yesterday' : 'earlier';
}

/** Whether a day begins between two messages. */
export const isNewDay = (moment: string, before: string | undefined): boolean =>
  before === undefined || differenceInCalendarDays(new Date(moment), new Date(before)) !== 0;
