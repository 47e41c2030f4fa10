import { format, isValid, type Locale } from 'date-fns';

type Moment = string | number | Date;

/** The English pattern follows the specification; Arabic has the day first and its own comma. */
interface Pattern {
  en: string;
  ar: string;
}

const formatted = (moment: Moment, { en, ar }: Pattern, locale?: Locale): string => {
  const date = new Date(moment);
  return isValid(date) ? format(date, locale?.code.startsWith('ar') ? ar : en, { locale }) : '';
};

/** Returns date and time of a ticket, in the user's time zone: "Nov 20, 2025 20:31" [ORD-098]. Empty for an invalid time. */
export const formatDateTime = (moment: Moment, locale?: Locale) =>
  formatted(moment, { en: 'MMM dd, yyyy HH:mm', ar: 'd MMMM yyyy، HH:mm' }, locale);

/** Returns a day: "Nov 20, 2025". */
export const formatDate = (moment: Moment, locale?: Locale) =>
  formatted(moment, { en: 'MMM dd, yyyy', ar: 'd MMMM yyyy' }, locale);

/** Returns a day of this year: "Nov 20". */
export const formatDayOfYear = (moment: Moment, locale?: Locale) =>
  formatted(moment, { en: 'MMM d', ar: 'd MMMM' }, locale);

/** Returns the time of a message: "20:31". */
export const formatTime = (moment: Moment) => formatted(moment, { en: 'HH:mm', ar: 'HH:mm' });
