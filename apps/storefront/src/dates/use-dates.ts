import { formatDistanceStrict, type Locale } from 'date-fns';
import { use } from 'react';
import { useLanguage } from '@manette/web-i18n';
import { formatDate, formatDateTime, formatTime } from '@manette/web-ui';

let loading: Promise<Locale> | undefined;
const arabic = () => (loading ??= import('date-fns/locale/ar-DZ').then(({ arDZ }) => arDZ));

/** @returns the formats of dates in the reader's language; suspends while the Arabic names of months load */
export function useDates() {
  const { language } = useLanguage();
  const locale = language === 'ar' ? use(arabic()) : undefined;
  return {
    date: (moment: string) => formatDate(moment, locale),
    dateTime: (moment: string) => formatDateTime(moment, locale),
    time: formatTime,
    /** How long it is from one moment to another: '5 minutes'. */
    distance: (from: string, to: number) =>
      formatDistanceStrict(Math.min(Date.parse(from), to), to, { locale, roundingMethod: 'floor' }),
  };
}
