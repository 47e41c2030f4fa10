import { RetainedParts } from './retained-parts.js';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const NOTE = 0xfe;
const APPLICATION = 0xff;
/** Application blocks that make a GIF loop; other blocks of this kind hold metadata such as XMP. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns a GIF without comments, application data and trailing bytes. @throws TooManyBlocks */
export function stripGif(file: Buffer): Buffer {
  const parts = new RetainedParts(file);
  let at = 13 + tableBytes(file[10] ?? 0);
  parts.keep(0, at);
  for (let kind = file[at]; kind === EXTENSION || kind === IMAGE; kind = file[at]) {
    parts.count();
    const data = kind === IMAGE ? at + 11 + tableBytes(file[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(file, data);
    if (kind === IMAGE || isRequired(file, at)) parts.keep(at, end);
    at = end;
  }
  parts.add(Buffer.of(TRAILER));
  return parts.bytes();
}

function isRequired(file: Buffer, at: number): boolean {
  const label = file[at + 1];
  if (label === NOTE) return false;
  return label !== APPLICATION || LOOPS.includes(file.toString('latin1', at + 3, at + 14));
}

/** Returns where data ends: it is in blocks of up to 255 bytes, and an empty block ends it. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from;
  for (let size = file[at] ?? 0; size > 0; size = file[at] ?? 0) at += size + 1;
  return at + 1;
}
