import type { Locale } from 'date-fns';
import { arDZ } from 'date-fns/locale/ar-DZ';

type Token = Parameters<Locale['formatDistance']>[0];
interface Forms {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** The forms after a preposition: 'since two minutes' is 'منذ دقيقتين'. */
const FORMS: Partial<Record<Token, Forms>> = {
  xSeconds: { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
  xMinutes: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  xHours: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  xDays: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  xMonths: { one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  xYears: { one: 'عام واحد', two: 'عامين', few: 'أعوام', many: 'عامًا', other: 'عام' },
};

const formOf = new Intl.PluralRules('ar');

/**
 * Formats counted times in the plural forms of Arabic: date-fns misspells two seconds and has no form for 11 to 99. Distances
 * that are not strict ('about an hour') are left to date-fns.
 */
export const arabicDistance: Locale['formatDistance'] = (token, count, options) => {
  const forms = FORMS[token];
  if (!forms || options?.addSuffix) return arDZ.formatDistance(token, count, options);
  const form = formOf.select(count);
  if (form === 'zero') return `أقل من ${forms.one}`;
  return form === 'one' || form === 'two' ? forms[form] : `${count} ${forms[form]}`;
};
