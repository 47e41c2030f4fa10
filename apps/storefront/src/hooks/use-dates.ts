import { formatDistanceStrict } from 'date-fns';
import { useDateLocale } from '@manette/web-i18n';
import { formatDate, formatDateTime, formatTime } from '@manette/web-ui';

/** @returns functions that format dates in the user's language; suspends while the Arabic names of months load */
export function useDates() {
  const locale = useDateLocale();
  return {
    date: (moment: string) => formatDate(moment, locale),
    dateTime: (moment: string) => formatDateTime(moment, locale),
    time: formatTime,
    /** Formats the distance between two times: '5 minutes'. */
    distance: (from: string, to: number) =>
      formatDistanceStrict(Math.min(Date.parse(from), to), to, { locale, roundingMethod: 'floor' }),
  };
}
