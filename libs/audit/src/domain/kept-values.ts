import { PERSONAL_FIELDS, type AuditChange } from '@manette/contracts/audit';

const LONGEST_VALUE = 200;
const LONGEST_USER_AGENT = 300;

/** Text that `jsonb` takes, at most `length` long; of a sign that would be cut in two, and of NUL, nothing is kept. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Cs}/gu, '')
    .replaceAll('\0', '');

/** A user agent as the log keeps it. */
export const keptUserAgent = (userAgent: string): string => cut(userAgent, LONGEST_USER_AGENT);

/** A label, name or other line as the log keeps it. */
export const keptText = (text: string): string => cut(text, LONGEST_VALUE);

/** Numbers and the like stay what they are; what is larger is kept as the beginning of its JSON. */
function keptValue(value: unknown): unknown {
  if (typeof value === 'string') return keptText(value);
  if (value instanceof Date) return value.toISOString();
  if (value === undefined || value === null) return null;
  const json = JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean') return JSON.parse(json);
  return keptText(json);
}

/** A change as the log keeps it: cut at 200 characters, and of personal fields the name alone [TRU-081]. */
export function keptChange({ field, from, to }: AuditChange): AuditChange {
  if (PERSONAL_FIELDS.has(field)) return { field, from: null, to: null };
  return { field: keptText(field), from: keptValue(from), to: keptValue(to) };
}
