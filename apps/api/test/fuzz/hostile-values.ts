import type { Random } from './random.js';

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

/** Matches a placeholder for a number of nested lists, which are too deep to be written recursively as JSON. */
const NESTED = /"nested:(\d+)"/g;

const TEXTS = [
  ...[
    '',
    ' ',
    '\t\n',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\ufeff',
    '\u202e',
    '\u2028',
    '😀',
    'e\u0301'.repeat(30),
  ],
  ...['NaN', 'Infinity', '-0', '0x10', '1e999', '-1', '1.5', '٣', '99999999999999999999', '1'.repeat(400)],
  ...["' or 1=1 --", '\\', '%', '%00', '$1', '{{constructor}}', '${7*7}', '{"a":1}', '[]', 'null', 'true'],
  ...[
    '../../etc/passwd',
    '/uploads/x',
    'http://127.0.0.1:1/',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'admin',
    'all',
    'undefined',
    '[object Object]',
  ],
  ...['2025-02-31', '0000-00-00T00:00:00Z', '+275760-09-13T00:00:00.000Z', '2025-01-01T00:00:00+99:99'],
  ...[
    UNKNOWN_ID,
    UNKNOWN_ID.toUpperCase(),
    `{${UNKNOWN_ID}}`,
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'nested:1',
  ],
  ...['a@b.test', 'n1<x@y.test>', `a@${'.'.repeat(5000)}@`, 'a b@c.test', 'x'.repeat(101), 'x'.repeat(2001)],
  ...[
    'x'.repeat(40_000),
    ' '.repeat(20_000),
    '\n'.repeat(9000),
    '-'.repeat(9000),
    '😀'.repeat(2001),
    '**a '.repeat(500),
  ],
];

/** Texts that most rules accept. */
const TAKEN_TEXTS = [
  'a\udfffb',
  '\ud800',
  '\u202eabc',
  'e\u0301'.repeat(30),
  '\ufeffa',
  '%s',
  '٣',
  '\uffff\ufffe',
];

const NUMBERS = [
  ...[0, -0, -1, 1, 0.1, 1.005, -0.001, 1e-7, 100, 101, 1e6, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63],
  ...[1e20, 1e100, 1.797e308, -1.797e308, 5e-324],
];

const OTHERS: unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], ['a', 'b'], [{}], { $ne: null }, { length: 1e9 }, { then: 1 }],
  ...['nested:50', 'nested:2000', 'nested:20000', Array(600).fill('a'), Array(3000).fill(0)],
  JSON.parse('{"__proto__":{"role":"admin","isActive":true}}'),
  JSON.parse('{"constructor":{"prototype":{"role":"admin"}},"toString":1,"hasOwnProperty":null}'),
];

export const hostileText = (random: Random): string => random.pick(random.chance(0.25) ? TAKEN_TEXTS : TEXTS);

/** Returns a value that no honest client sends: of another type, far out of range, or with a meaning to some program. */
export function hostileValue(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.5) return hostileText(random);
  return kind < 0.7 ? random.pick(NUMBERS) : random.pick(OTHERS);
}

/** Returns a value as JSON, with placeholders replaced by lists that are nested too deeply to be written recursively. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(NESTED, (_, depth: string) => '['.repeat(+depth) + ']'.repeat(+depth));

/** Percent-encodes a text, even with half of a surrogate pair. Sometimes returns an invalid escape instead. */
export function escaped(text: string, random: Random): string {
  if (random.chance(0.05)) return random.pick(['%', '%zz', '%c0%af', '%ff', '%2e%2e%2f', '%00']);
  return encodeURIComponent(Buffer.from(text).toString());
}

/** Forges the opaque cursor of a list: the right shape, with values that the database may refuse. */
export function forgedCursor(random: Random): string {
  const times = [
    '2025-01-01 00:00:00+00',
    '294277-01-01 00:00:00+00',
    '0001-01-01 00:00:00Z',
    '2025-01-01T00:00:00Z',
  ];
  const parts = Array.from({ length: 1 + random.below(4) }, () =>
    random.pick<() => unknown>([
      () => random.pick(times),
      () => UNKNOWN_ID,
      () => random.pick(NUMBERS),
      () => hostileText(random).slice(0, 100),
      () => hostileValue(random),
    ])(),
  );
  return Buffer.from(jsonOf(random.chance(0.9) ? parts : hostileValue(random)))
    .toString('base64url')
    .slice(0, 600);
}
