import { PERSONAL_FIELDS, type AuditChange } from '@manette/contracts/audit';

const LONGEST_VALUE = 200;
const LONGEST_USER_AGENT = 300;

/**
 * Returns text that `jsonb` accepts, at most `length` long. Removes surrogates without their pair, such as a
 * character that the cut splits, and NUL.
 */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Cs}/gu, '')
    .replaceAll('\0', '');

/** Returns a user agent as the log stores it. */
export const keptUserAgent = (userAgent: string): string => cut(userAgent, LONGEST_USER_AGENT);

/** Returns a label, name or other line as the log stores it. */
export const keptText = (text: string): string => cut(text, LONGEST_VALUE);

/** Keeps numbers, booleans and null, cuts texts, and stores larger values as the beginning of their JSON. */
function keptValue(value: unknown): unknown {
  if (typeof value === 'string') return keptText(value);
  if (value instanceof Date) return value.toISOString();
  if (value === undefined || value === null) return null;
  const json = JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean') return JSON.parse(json);
  return keptText(json);
}

/** Returns a change as the log stores it: cut at 200 characters, and of personal fields only the name [TRU-081]. */
export function keptChange({ field, from, to }: AuditChange): AuditChange {
  if (PERSONAL_FIELDS.has(field)) return { field, from: null, to: null };
  return { field: keptText(field), from: keptValue(from), to: keptValue(to) };
}
