import { isArabicPage } from './page-language';

/** Bounded, as reading on from each digit would take quadratic time: a number has 22 digits at most. */
const GROUP = /\B(?=(\d{3}){1,7}(?!\d))/g;
const SPACE = '\u00a0';

/** An amount as it is printed everywhere: groups of three, Latin digits, decimals only where there are any ("6 500", "12.50"). */
export function formatAmount(amount: number): string {
  const [whole = '0', decimals] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.');
  const digits = whole.replace(GROUP, SPACE) + (decimals ? `.${decimals}` : '');
  return amount < 0 ? `-${digits}` : digits;
}

/** At most `limit` characters, the last of them an ellipsis when something was cut; never half of a surrogate pair. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];
const ARABIC_UNITS = ['بايت', 'كيلوبايت', 'ميغابايت', 'غيغابايت'];

/** What was used of a data plan, in the page's language: "38 KB", from 1,024 KB on "1.2 MB" [POC-071]. */
export function formatDataUse(bytes: number): string {
  const kilobytes = Math.round(bytes / 1024);
  const [, kilo, mega] = isArabicPage() ? ARABIC_UNITS : UNITS;
  return kilobytes < 1024 ? `${kilobytes} ${kilo}` : `${(bytes / 1024 ** 2).toFixed(1)} ${mega}`;
}

/** A file's size for people, in the page's language: "214 KB". */
export function formatBytes(bytes: number): string {
  const step = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10)) : 0;
  const value = bytes / 1024 ** step;
  return `${value >= 10 || step === 0 ? Math.round(value) : value.toFixed(1)} ${(isArabicPage() ? ARABIC_UNITS : UNITS)[step]}`;
}
