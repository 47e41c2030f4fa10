import type { Locale } from 'date-fns';
import { use } from 'react';
import { useLanguage } from './use-language';

let loading: Promise<Locale> | undefined;
const arabic = () =>
  // The shell's first script preloads the file by this chunk name.
  (loading ??= import(/* webpackChunkName: "dates.ar" */ './arabic-dates').then(
    ({ arabicDates }) => arabicDates,
  ));

/** Read by `use` without suspending. `use` is called at every render: React fails when a component that suspended skips it. */
const english = Object.assign(Promise.resolve(undefined), { status: 'fulfilled' as const, value: undefined });

/** Returns the names of months and days in the user's language. Suspends while the Arabic names load; English needs none. */
export function useDateLocale(): Locale | undefined {
  const { language } = useLanguage();
  return use<Locale | undefined>(language === 'ar' ? arabic() : english);
}
