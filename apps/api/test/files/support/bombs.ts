import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { hugePng } from '../../catalog/support/pictures.js';
import { afterGifHead, box, jpegSegment, pngChunk, samples, withChunks } from './samples.js';

const MB = 1024 * 1024;
/** Just below the maximum size of a file. */
const WHOLE = 10 * MB - 4096;

const times = (part: Buffer, bytes: number): Buffer =>
  Buffer.alloc(Math.floor(bytes / part.length) * part.length, part);
const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0a0b0c' } });

/**
 * Creates small files that are expensive to process, and large files with as many parts as fit. Each begins as a valid file.
 */
export async function bombs(): Promise<{ what: string; bytes: Buffer }[]> {
  const known = await samples();
  const of = (format: string) => known.find((sample) => sample.format === format)?.bytes ?? Buffer.alloc(0);
  const [gif, jpeg, png, webp, avif] = [of('GIF'), of('JPEG'), of('PNG'), of('WebP'), of('AVIF')];
  const gifHead = gif.subarray(0, afterGifHead(gif));
  const frame = gif.subarray(gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])), -1);
  const end = Buffer.of(0x3b);
  const zeros = deflateSync(Buffer.alloc(64 * MB));
  return [
    { what: 'a PNG of 49 megapixels', bytes: await flat(7000).png().toBuffer() },
    { what: 'a WebP of 49 megapixels', bytes: await flat(7000).webp({ effort: 0 }).toBuffer() },
    { what: 'a PNG of 81 megapixels', bytes: await flat(9000).png().toBuffer() },
    { what: 'a PNG that says 2 billion pixels', bytes: await hugePng(65_535, 32_768) },
    { what: 'a JPEG that says 4 billion pixels', bytes: says(jpeg, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5, 65_000, 2) },
    { what: 'an AVIF that says a billion pixels, with EXIF', bytes: says(avif, avif.indexOf('ispe') + 8, 32_000, 4) },
    { what: 'a GIF that says 4 billion pixels', bytes: gifOf(gif, 65_535) },
    { what: 'a GIF of 15,000 frames of 9 megapixels', bytes: Buffer.concat([gifOf(gifHead, 3000), times(frame, 15_000 * frame.length), end]) },
    { what: 'a GIF of as many frames as fit', bytes: Buffer.concat([gifHead, times(Buffer.from('2c00000000010001000002024c0100', 'hex'), WHOLE), end]) },
    { what: 'a GIF of as many empty notes as fit', bytes: Buffer.concat([gifHead, times(Buffer.from([0x21, 0xfe, 0]), WHOLE), frame, end]) },
    { what: 'a GIF of one note in blocks of a byte', bytes: Buffer.concat([gifHead, Buffer.from([0x21, 0xfe]), times(Buffer.from([1, 60]), WHOLE), Buffer.of(0), frame, end]) },
    { what: 'a JPEG of as many empty notes as fit', bytes: Buffer.concat([jpeg.subarray(0, 2), times(jpegSegment(0xfe, Buffer.alloc(0)), WHOLE), jpeg.subarray(2)]) },
    { what: 'a JPEG of as many scans as fit', bytes: Buffer.concat([jpeg.subarray(0, -2), times(jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])), WHOLE), jpeg.subarray(-2)]) },
    { what: 'a PNG of as many empty chunks as fit', bytes: withChunks(png, times(pngChunk('tEXt', Buffer.alloc(0)), WHOLE)) },
    { what: 'a PNG that moves in 10,000 frames', bytes: withChunks(png, times(pngChunk('fcTL', Buffer.alloc(26)), 10_000 * 38)) },
    { what: 'a PNG with a compressed text of 64 MB', bytes: withChunks(png, pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros]))) },
    { what: 'a PNG with a compressed profile of 64 MB', bytes: withChunks(png, pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros]))) },
    { what: 'a WebP of as many empty chunks as fit', bytes: Buffer.concat([webp, times(Buffer.from('XMP \0\0\0\0', 'latin1'), WHOLE)]) },
    { what: 'an AVIF of as many empty boxes as fit', bytes: Buffer.concat([avif, times(box('free', Buffer.alloc(0)), WHOLE)]) },
    { what: 'a PDF of ten megabytes', bytes: Buffer.concat([of('PDF'), Buffer.alloc(WHOLE)]) },
  ]; // oxfmt-ignore
}

/** Writes the width and the height into a header. */
function says(file: Buffer, at: number, side: number, width: 2 | 4): Buffer {
  const bytes = Buffer.from(file);
  for (const place of [at, at + width]) bytes.writeUIntBE(side, place, width);
  return bytes;
}

function gifOf(file: Buffer, side: number): Buffer {
  const bytes = Buffer.from(file);
  for (const at of [6, 8]) bytes.writeUInt16LE(side, at);
  return bytes;
}
