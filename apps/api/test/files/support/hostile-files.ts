import { gzipSync } from 'node:zlib';
import { bombs } from './bombs.js';
import { samples, type Sample } from './samples.js';

/** A file that an attacker sends. */
export interface HostileFile {
  what: string;
  /** The format that it has, or begins with. */
  kind: string;
  name: string;
  bytes: Buffer;
}

type Unnamed = Omit<HostileFile, 'name' | 'kind'>;

const KINDS = ['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF', 'PDF'];
const OTHER = 'another';

export const SCRIPT = '<script>alert(document.domain)</script>';
const PAGE = `<!doctype html><html><body onload="alert(1)">${SCRIPT}</body></html>`;
const NAMES = ['x.html', 'x.svg', 'x.png.php', '../../x.xhtml', '\u202elmth.gnp', 'x.pdf', 'x', '.htaccess'];

/** Generates pseudo-random numbers, the same in every run. */
function* numbers(): Generator<number> {
  for (let state = 12_345; ; yield state >>> 8) state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
}

/** Puts a script into the metadata of a valid file, and a page or an archive after it, before it or in the middle. */
const scripted = ({ format, bytes, noted }: Sample): Unnamed[] => [
  { what: `${format} with a script in its notes`, bytes: noted(SCRIPT) },
  { what: `${format} with a page behind it`, bytes: Buffer.concat([bytes, Buffer.from(PAGE)]) },
  { what: `${format} with a page before it`, bytes: Buffer.concat([Buffer.from(PAGE), bytes]) },
  { what: `${format} whose first bytes alone are there, then a page`, bytes: Buffer.concat([bytes.subarray(0, 16), Buffer.from(PAGE)]) }, // oxfmt-ignore
  { what: `${format} with a zip behind it`, bytes: Buffer.concat([bytes, Buffer.from('PK\x03\x04jar')]) },
];

const cut = ({ format, bytes }: Sample): Unnamed[] =>
  Array.from({ length: 8 }, (_, at) => {
    const length = Math.max(1, Math.floor((bytes.length * (at + 1)) / 9));
    return { what: `${format} cut at ${length}`, bytes: bytes.subarray(0, length) };
  });

function damaged({ format, bytes }: Sample, random: Iterator<number>): Unnamed[] {
  const next = () => Number(random.next().value);
  return Array.from({ length: 14 }, (_, at) => {
    const copy = Buffer.from(bytes);
    for (let left = 1 + at; left > 0; left--) copy[next() % copy.length] = next();
    return { what: `${format} with ${at + 1} wrong bytes`, bytes: copy };
  });
}

const others = (): Unnamed[] =>
  Object.entries({
    nothing: '',
    'a byte': '\0',
    'a page': PAGE,
    'a page after a byte order mark': `\ufeff${PAGE}`,
    'an SVG': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`,
    'an SVG behind an XML head': `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
    'an XML bomb': `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'c'.repeat(9)}">${'<!ENTITY d "&b;&b;">'.repeat(20)}]><svg>&d;</svg>`,
    'a script': 'alert(1)//',
    'a GIF by its first bytes, a script by its others': `GIF89a/*${'\0'.repeat(9)}*/=1;alert(1)`,
    'a program for Windows': 'MZ\x90\0\x03',
    'a program for Linux': '\x7fELF\x02\x01',
    'a page of mail': `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${PAGE}`,
    'a TIFF': 'II*\0\x08\0\0\0\0\0',
    'a bitmap': `BM${'\0'.repeat(60)}`,
    'an icon': '\0\0\x01\0\x01\0\x10\x10',
    'a Photoshop file': '8BPS\0\x01\0\0\0\0\0\0',
    'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'a film': '\0\0\0\x18ftypisom\0\0\0\0isommp42',
    'a PostScript': '%!PS-Adobe-3.0\n(/etc/passwd) run',
    'an MVG for ImageMagick': 'push graphic-context\nfill "url(https://127.0.0.1/x)"',
    'a Flash': 'FWS\x05\x10\0\0\0',
    'a PDF that runs a script': `%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj\n%%EOF`,
    'a PDF with a page in it': `%PDF-1.4\n${PAGE}\n%%EOF`,
    'an ASF whose object has no length': '0&\xb2u\x8ef\xcf\x11\xa6\xd9\0\xaa\0b\xcel'.padEnd(64, '\0'),
    'a Matroska': '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f',
  }).map(([what, text]) => ({ what, bytes: Buffer.from(text, 'latin1') }));

/** Creates three hundred hostile files, the same in every run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const random = numbers();
  const known = await samples();
  const files = [
    ...known.flatMap(scripted),
    ...known.flatMap(cut),
    ...known.flatMap((sample) => damaged(sample, random)),
    ...others(),
    ...(await bombs()),
    { what: 'a gzip bomb', bytes: gzipSync(Buffer.alloc(64 * 1024 * 1024)) },
  ];
  for (let at = 0; files.length < 300; at++) {
    const bytes = Buffer.from(Array.from({ length: 40 }, () => Number(random.next().value) & 0xff));
    const begun = known[at % known.length]?.bytes.subarray(0, 12) ?? Buffer.alloc(0);
    files.push({
      what: `nonsense ${at} behind the first bytes of a ${known[at % known.length]?.format}`,
      bytes: Buffer.concat([begun, bytes]),
    });
  }
  return files.map((file, at) => ({
    ...file,
    kind: KINDS.find((kind) => file.what.includes(kind)) ?? OTHER,
    name: NAMES[at % NAMES.length] ?? 'x',
  }));
}

/** Returns one of `parts` equal parts of the files, plus one file of each kind that the part lacks. */
export function partOf(files: readonly HostileFile[], part: number, parts: number): HostileFile[] {
  const chosen = files.filter((_, at) => at % parts === part);
  const missing = files.filter(({ kind }) => chosen.every((one) => one.kind !== kind));
  const first = new Map(missing.toReversed().map((file) => [file.kind, file]));
  return [...chosen, ...first.values()];
}
