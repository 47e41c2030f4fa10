import { isArabicPage } from './page-language';

/** The repetition is bounded, because an unbounded one would take quadratic time: a number has at most 22 digits. */
const GROUP = /\B(?=(\d{3}){1,7}(?!\d))/g;
const SPACE = '\u00a0';

/**
 * Returns an amount in the format of all pages: groups of three, Latin digits, decimals only if there are any ("6 500",
 * "12.50").
 */
export function formatAmount(amount: number): string {
  const [whole = '0', decimals] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.');
  const digits = whole.replace(GROUP, SPACE) + (decimals ? `.${decimals}` : '');
  return amount < 0 ? `-${digits}` : digits;
}

/** Returns at most `limit` characters, followed by an ellipsis when something was cut; never splits a surrogate pair. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];
const ARABIC_UNITS = ['بايت', 'كيلوبايت', 'ميغابايت', 'غيغابايت'];

/** Returns the used data volume in the page's language: "38 KB", from 1,024 KB on "1.2 MB" [POC-071]. */
export function formatDataUse(bytes: number): string {
  const kilobytes = Math.round(bytes / 1024);
  const [, kilo, mega] = isArabicPage() ? ARABIC_UNITS : UNITS;
  return kilobytes < 1024 ? `${kilobytes} ${kilo}` : `${(bytes / 1024 ** 2).toFixed(1)} ${mega}`;
}

/** Returns the size of a file in the page's language: "214 KB". */
export function formatBytes(bytes: number): string {
  const step = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10)) : 0;
  const value = bytes / 1024 ** step;
  return `${value >= 10 || step === 0 ? Math.round(value) : value.toFixed(1)} ${(isArabicPage() ? ARABIC_UNITS : UNITS)[step]}`;
}
