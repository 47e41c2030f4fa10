import { TZDate } from '@date-fns/tz/date';
import { addMonths } from 'date-fns/addMonths';

/**
 * Returns the moment some months later by the calendar of a time zone: the same local time on the same day of the
 * month, or on the month's last day if that day does not exist [LIF-080].
 */
export const monthsAfter = (moment: Date, months: number, timezone: string): Date =>
  new Date(addMonths(new TZDate(moment.getTime(), timezone), months).getTime());

export const DAY = 24 * 60 * 60_000;

/** Returns the days until a moment, rounded up; 0 after it. */
export const daysUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / DAY));
