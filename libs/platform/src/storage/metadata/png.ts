import { crc32 } from 'node:zlib';
import { RetainedParts } from './retained-parts.js';
import { exifOf, orientationIn } from './orientation.js';

/** Optional chunks that affect the picture; chunks that begin with a capital letter are always required. */
const REQUIRED = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
const mustBeThere = (type: string) => /^[A-Z]/.test(type);
const HEADER = 8;

interface Chunk {
  type: string;
  start: number;
  end: number;
}

function* chunksOf(file: Buffer): Generator<Chunk> {
  for (let start = HEADER, end: number; start + 12 <= file.length; start = end) {
    end = start + 12 + file.readUInt32BE(start);
    const type = file.toString('latin1', start + 4, start + 8);
    yield { type, start, end };
    if (type === 'IEND') return;
  }
}

/** Returns a PNG or APNG without texts, EXIF, times and trailing bytes. @throws TooManyBlocks */
export function stripPng(file: Buffer): Buffer {
  const parts = new RetainedParts(file);
  parts.keep(0, HEADER);
  let turned = false;
  for (const { type, start, end } of chunksOf(file)) {
    parts.count();
    if (type === 'eXIf') {
      if (!turned) parts.add(chunkOf(orientationIn(file.subarray(start + 8, end - 4))));
      turned = true;
    } else if (mustBeThere(type) || REQUIRED.has(type)) parts.keep(start, end);
  }
  return parts.bytes();
}

/** Returns the number of frames of a PNG; 1 if it is not animated. */
export function framesOfPng(file: Buffer): number {
  let frames = 0;
  for (const { type } of chunksOf(file)) if (type === 'fcTL') frames++;
  return Math.max(frames, 1);
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
