import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A small valid file of a format, and a function that returns the same file with a text in its metadata. */
export interface Sample {
  format: string;
  bytes: Buffer;
  noted: (words: string) => Buffer;
}

const picture = (words = '') =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#456' } }).withExif({
    IFD0: { Copyright: words || 'nobody' },
  });

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** Inserts chunks after the header of a PNG. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export const afterGifHead = (gif: Buffer): number =>
  13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0);

const insert = (file: Buffer, at: number, part: Buffer) =>
  Buffer.concat([file.subarray(0, at), part, file.subarray(at)]);

export async function samples(): Promise<Sample[]> {
  const [jpeg, png, webp, avif, gif] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
    picture().avif({ effort: 0 }).toBuffer(),
    picture().gif().toBuffer(),
  ]);
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const chunk = (words: string) =>
    Buffer.concat([Buffer.from('XMP '), uint32(words.length), Buffer.from(words)]);
  return [
    { format: 'JPEG', bytes: jpeg, noted: (words) => insert(jpeg, 2, jpegSegment(0xfe, Buffer.from(words))) },
    {
      format: 'PNG',
      bytes: png,
      noted: (words) => withChunks(png, pngChunk('tEXt', Buffer.from(`Comment\0${words}`))),
    },
    { format: 'WebP', bytes: webp, noted: (words) => Buffer.concat([webp, chunk(words.padEnd(64, ' '))]) },
    { format: 'AVIF', bytes: avif, noted: (words) => Buffer.concat([avif, box('uuid', Buffer.from(words))]) },
    {
      format: 'GIF',
      bytes: gif,
      noted: (words) =>
        insert(
          gif,
          afterGifHead(gif),
          Buffer.concat([Buffer.from([0x21, 0xfe, words.length]), Buffer.from(`${words}\0`)]),
        ),
    },
    { format: 'PDF', bytes: pdf, noted: (words) => insert(pdf, 9, Buffer.from(`% ${words}\n`)) },
  ];
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export function box(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data]);
}
