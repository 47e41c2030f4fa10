import { format, isValid, type Locale } from 'date-fns';
import { isArabicPage } from './page-language';

// eslint-disable-next-line regexp/no-super-linear-move -- a number has 22 digits at most
const GROUP = /\B(?=(\d{3})+(?!\d))/g;
const SPACE = '\u00a0';

/** An amount as it is printed everywhere: groups of three, Latin digits, decimals only where there are any ("6 500", "12.50"). */
export function formatAmount(amount: number): string {
  const [whole = '0', decimals] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.');
  const digits = whole.replace(GROUP, SPACE) + (decimals ? `.${decimals}` : '');
  return amount < 0 ? `-${digits}` : digits;
}

type Moment = string | number | Date;

/** The English pattern is the specification's; Arabic has the day first and its own comma. */
interface Pattern {
  en: string;
  ar: string;
}

const formatted = (moment: Moment, { en, ar }: Pattern, locale?: Locale): string => {
  const date = new Date(moment);
  return isValid(date) ? format(date, locale?.code.startsWith('ar') ? ar : en, { locale }) : '';
};

/** Date and time of a ticket, in the reader's own time zone: "Nov 20, 2025 20:31" [ORD-098]. Nothing for an unreadable time. */
export const formatDateTime = (moment: Moment, locale?: Locale) =>
  formatted(moment, { en: 'MMM dd, yyyy HH:mm', ar: 'd MMMM yyyy، HH:mm' }, locale);

/** A day: "Nov 20, 2025". */
export const formatDate = (moment: Moment, locale?: Locale) =>
  formatted(moment, { en: 'MMM dd, yyyy', ar: 'd MMMM yyyy' }, locale);

/** A day of this year: "Nov 20". */
export const formatDayOfYear = (moment: Moment, locale?: Locale) =>
  formatted(moment, { en: 'MMM d', ar: 'd MMMM' }, locale);

/** Time of a message: "20:31". */
export const formatTime = (moment: Moment) => formatted(moment, { en: 'HH:mm', ar: 'HH:mm' });

/** At most `limit` characters, the last of them an ellipsis when something was cut; never half of a surrogate pair. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];
const ARABIC_UNITS = ['بايت', 'كيلوبايت', 'ميغابايت', 'غيغابايت'];

/** A file's size for people, in the page's language: "214 KB". */
export function formatBytes(bytes: number): string {
  const step = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10)) : 0;
  const value = bytes / 1024 ** step;
  return `${value >= 10 || step === 0 ? Math.round(value) : value.toFixed(1)} ${(isArabicPage() ? ARABIC_UNITS : UNITS)[step]}`;
}
