import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best first: it decides where the client likes several alike. */
const OFFERED: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** As the compression of all other answers does. */
const BROTLI_QUALITY = 4;
const MAX_HEADERS = 200;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses the bytes of an answer. */
export const encode: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => gzipped(bytes),
  identity: (bytes) => Promise.resolve(bytes),
};

/** How much a client likes each encoding that it names, from 0 to 1. */
function preferencesOf(header: string): Map<string, number> {
  const named = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
    return [name.trim(), quality === undefined ? 1 : Number(quality.slice(2)) || 0] as const;
  });
  return new Map(named);
}

function best(header: string): Encoding {
  const preferences = preferencesOf(header);
  const quality = (encoding: Encoding) =>
    preferences.get(encoding) ?? preferences.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  return OFFERED.reduce((chosen, next) => (quality(next) > quality(chosen) ? next : chosen));
}

const known = new LRUCache<string, Encoding>({ max: MAX_HEADERS });

/** The encoding of an answer by the Accept-Encoding of its request. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const encoding = known.get(header) ?? best(header);
  known.set(header, encoding);
  return encoding;
}
