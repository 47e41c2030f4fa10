import type { Locale } from 'date-fns';
import { use } from 'react';
import { useLanguage } from './use-language';

let loading: Promise<Locale> | undefined;
const arabic = () =>
  // The shell's first script preloads the file by this chunk name.
  (loading ??= import(/* webpackChunkName: "dates.ar" */ './arabic-dates').then(
    ({ arabicDates }) => arabicDates,
  ));

/** `use` takes it at once, and is called at every render: React fails where a component that has waited does not call it. */
const english = Object.assign(Promise.resolve(undefined), { status: 'fulfilled' as const, value: undefined });

/** The names of months and days in the reader's language; suspends while the Arabic ones load, English needs none. */
export function useDateLocale(): Locale | undefined {
  const { language } = useLanguage();
  return use<Locale | undefined>(language === 'ar' ? arabic() : english);
}
