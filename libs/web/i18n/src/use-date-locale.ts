import type { Locale } from 'date-fns';
import { use } from 'react';
import { useLanguage } from './use-language';

let loading: Promise<Locale> | undefined;
const arabic = () => (loading ??= import('./arabic-dates').then(({ arabicDates }) => arabicDates));

/** The names of months and days in the reader's language; suspends while the Arabic ones load, English needs none. */
export function useDateLocale(): Locale | undefined {
  const { language } = useLanguage();
  return language === 'ar' ? use(arabic()) : undefined;
}
