import type { Language } from '@manette/contracts/identity';

const FORM: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const LOCALE: Record<Language, string> = { en: 'en-US', ar: 'ar-DZ-u-nu-latn' };
/** Arabic months have no short form. */
const LANGUAGE_FORM: Record<Language, Intl.DateTimeFormatOptions> = {
  en: {},
  ar: { month: 'long', day: 'numeric' },
};

/** Formats a time in a time zone, with its name: 'Nov 20, 2025 20:31 (Africa/Algiers)'. */
export function noticeTime(at: Date, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { ...FORM, ...LANGUAGE_FORM[language], timeZone });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const clock = `${part.hour}:${part.minute} (${timeZone})`;
  if (language === 'ar') return `${part.day} ${part.month} ${part.year}، ${clock}`;
  return `${part.month} ${part.day}, ${part.year} ${clock}`;
}
