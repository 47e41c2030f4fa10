/**
 * Data that must not appear in a log line or a span. Every text with such data contains its `sign`, which is quick to search
 * for.
 */
const RULES: { sign: string; found: RegExp; left: string }[] = [
  // The user and password of an address: postgres://user:password@host.
  { sign: '://', found: /:\/\/[^\s/@"']{1,300}@/g, left: '://…@' },
  { sign: '@', found: /[\w.!#$%&*+=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, left: '…' },
  { sign: '?', found: /(?<=[\w/])\?[\w.%-]{1,100}=[^\s"'<>]{0,4000}/g, left: '?…' },
  { sign: 'eyJ', found: /\beyJ[\w-]{5,4000}\.[\w-]{5,4000}\.[\w-]{5,4000}/g, left: '…' },
  // An API key.
  { sign: 'mk_', found: /\bmk_[\w-]{43}/g, left: '…' },
  { sign: '/verify-email/', found: /\/verify-email\/[\w%.-]{1,300}/g, left: '/verify-email/…' },
  { sign: '/reset-password/', found: /\/reset-password\/[\w%.-]{1,300}/g, left: '/reset-password/…' },
  // PostgreSQL quotes the value that it cannot read.
  { sign: 'invalid input', found: /(invalid input [\w ]{1,80}: ).{0,4000}/g, left: '$1…' },
];

/**
 * Removes e-mail addresses, credentials, tokens and query strings from a text of a log line or a span (operations, section 6).
 */
export function withoutPersonalData(text: string): string {
  let kept = text;
  for (const { sign, found, left } of RULES) if (kept.includes(sign)) kept = kept.replace(found, left);
  return kept;
}
