import { crc32 } from 'node:zlib';
import { exifOf, orientationIn } from './orientation.js';

/** Chunks that a picture may be drawn from, beside those that begin with a capital: it must be. */
const DRAWN_FROM = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
const mustBeThere = (type: string) => /^[A-Z]/.test(type);

/** A PNG, moving or not, without texts, EXIF, times, and whatever hangs on behind it. */
export function plainPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') kept.push(chunkOf(orientationIn(file.subarray(at + 8, end - 4))));
    else if (mustBeThere(type) || DRAWN_FROM.has(type)) kept.push(file.subarray(at, end));
    at = end;
    if (type === 'IEND') return Buffer.concat(kept);
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

function chunkOf(orientation: number): Buffer {
  const exif = exifOf(orientation);
  if (!exif) return Buffer.alloc(0);
  const chunk = Buffer.alloc(exif.length + 12);
  chunk.writeUInt32BE(exif.length);
  chunk.write('eXIf', 4, 'latin1');
  exif.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
