import { hostileText } from './hostile-values.js';
import type { Random } from './random.js';

export interface Part {
  name: string;
  file?: string;
  content: Buffer;
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FILES = [
  ...[PNG, PNG, PNG.subarray(0, 40), Buffer.alloc(0), Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('GIF89a')],
  ...[
    '%PDF-1.4\n%%EOF\n',
    '<svg onload="alert(1)"/>',
    'Code name: a\nPrix: 5 DZD',
    'a,b,c\n"unclosed',
    '\ufeff:::\n',
  ],
  ...[
    'Name,PlayStation,US,50,USD,9500,DZD,,Enter it,1\n',
    ':\n'.repeat(3000),
    ','.repeat(20_000),
    '"'.repeat(9999),
  ],
].map((content) => Buffer.from(content));
const FILE_NAMES = [
  'a.png',
  '',
  'a\0b.png',
  '../../x.png',
  'prix.txt',
  'ø\u202egnp.exe',
  '"',
  'x'.repeat(300),
  '\ud800',
];
const ODD_NAMES = ['__proto__', '__proto__[role]', 'constructor[prototype][x]', 'a[b][c][d][e][f]', 'games[999999999]', 'games[-1]', '[]', '[', '', 'x'.repeat(200), 'length', 'prix', 'prix[]', 'prix[__proto__]']; // oxfmt-ignore

export const hostileFile = (name: string, random: Random): Part => ({
  name: random.chance(0.9) ? name : `${name}${random.pick(['[]', '[0]', '[99]', '[x]', 'x'])}`,
  file: random.chance(0.8) ? 'a.png' : random.pick(FILE_NAMES),
  content: random.pick(FILES),
});

const oddPart = (random: Random): Part => ({
  name: random.pick(ODD_NAMES),
  ...(random.chance(0.2) && { file: random.pick(FILE_NAMES) }),
  content: Buffer.from(hostileText(random)),
});

/** Converts a field of a body to parts of a form. Lists and objects get one of their spellings. */
export function partsOf(name: string, value: unknown, random: Random): Part[] {
  if (Array.isArray(value)) {
    const spelled = random.pick([() => name, () => `${name}[]`, (at: number) => `${name}[${at}]`]);
    return value.slice(0, 350).flatMap((one: unknown, at) => partsOf(spelled(at), one, random));
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => partsOf(`${name}[${key}]`, one, random));
  return [{ name, content: Buffer.from(String(value)) }];
}

const headOf = ({ name, file }: Part): Buffer => {
  const fileName = file === undefined ? '' : `; filename="${file}"\r\ncontent-type: image/png`;
  return Buffer.from(`content-disposition: form-data; name="${name}"${fileName}\r\n\r\n`);
};

/** Encodes a form for transmission, sometimes broken. */
export function multipart(given: Part[], random: Random): { type: string; body: Buffer } {
  const parts = random.chance(0.15) ? [...given, oddPart(random)] : given;
  const boundary = `fuzz${random.below(1e9)}`;
  const lines = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n`),
    ...(random.chance(0.01) ? [Buffer.from('content-disposition: nonsense\r\n\r\n')] : [headOf(part)]),
    part.content,
    Buffer.from('\r\n'),
  ]);
  const whole = Buffer.concat([...lines, Buffer.from(`--${boundary}--\r\n`)]);
  const body = random.chance(0.03) ? whole.subarray(0, random.below(whole.length)) : whole;
  const type = random.chance(0.97) ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data';
  return { type, body };
}
