import { stripAvif } from './avif.js';
import { stripGif } from './gif.js';
import { stripJpeg } from './jpeg.js';
import { stripPng } from './png.js';
import { stripWebp } from './webp.js';

const PLAIN: Record<string, (file: Buffer) => Buffer> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/apng': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/avif': stripAvif,
};

/**
 * Returns a picture without its metadata (place, time, device, texts, thumbnails). Its encoded pixels and orientation stay
 * unchanged (ADR 12). Time and memory are proportional to its size.
 * @param mime its type by its bytes
 * @returns null if the type is not a known image type
 * @throws TooManyBlocks
 */
export const withoutMetadata = (file: Buffer, mime: string): Buffer | null => PLAIN[mime]?.(file) ?? null;
