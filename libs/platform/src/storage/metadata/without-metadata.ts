import { plainAvif } from './avif.js';
import { plainGif } from './gif.js';
import { plainJpeg } from './jpeg.js';
import { plainPng } from './png.js';
import { plainWebp } from './webp.js';

const PLAIN: Record<string, (file: Buffer) => Buffer> = {
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
  'image/apng': plainPng,
  'image/webp': plainWebp,
  'image/gif': plainGif,
  'image/avif': plainAvif,
};

/**
 * A picture without what its camera and programs wrote into it (place, time, device, texts, thumbnails); its pixels stay
 * bit for bit as they are, and it stays the right way up. Takes time and memory in proportion to its bytes.
 * @param mime its type by its bytes
 * @returns null for what is no picture of a known type
 * @throws TooManyBlocks
 */
export const withoutMetadata = (file: Buffer, mime: string): Buffer | null => PLAIN[mime]?.(file) ?? null;
