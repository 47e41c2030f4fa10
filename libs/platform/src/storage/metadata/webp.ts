import { RetainedParts } from './retained-parts.js';
import { exifOf, orientationIn } from './orientation.js';

const REQUIRED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
const EXIF_SIGN = 'Exif\0\0';

const HEADER = 12;

/** Returns a WebP, animated or not, without EXIF, XMP and trailing bytes. @throws TooManyBlocks */
export function stripWebp(file: Buffer): Buffer {
  const parts = new RetainedParts(file);
  parts.keep(0, HEADER);
  let orientation = 1;
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  let next: number;
  for (let at = HEADER; at + 8 <= end; at = next) {
    parts.count();
    const size = file.readUInt32LE(at + 4);
    const type = file.toString('latin1', at, at + 4);
    next = at + 8 + size + (size % 2);
    if (type === 'EXIF') orientation = orientationIn(tiffOf(file.subarray(at + 8, at + 8 + size)));
    if (REQUIRED.has(type)) parts.keep(at, Math.min(next, end));
  }
  const exif = exifOf(orientation);
  if (exif) parts.add(chunkOf(exif));
  const plain = parts.bytes();
  plain.writeUInt32LE(plain.length - 8, 4);
  flag(plain.subarray(HEADER), exif !== null);
  return plain;
}

const tiffOf = (exif: Buffer): Buffer =>
  exif.toString('latin1', 0, EXIF_SIGN.length) === EXIF_SIGN ? exif.subarray(EXIF_SIGN.length) : exif;

/** Updates the flags of the extended header, if the file has one. */
function flag(body: Buffer, hasExif: boolean): void {
  if (body.length < 9 || body.toString('latin1', 0, 4) !== 'VP8X') return;
  const others = (body[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  body[8] = others | (hasExif ? EXIF_FLAG : 0);
}

function chunkOf(exif: Buffer): Buffer {
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(exif.length, 4);
  return Buffer.concat([head, exif]);
}
