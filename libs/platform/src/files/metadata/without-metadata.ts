import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
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
};
const AVIF_QUALITY = 70;

/**
 * The picture at `path` without what its camera and programs wrote into it (place, time, device, texts, thumbnails);
 * its pixels stay bit for bit as they are, and it stays the right way up. Only an AVIF that has such data is encoded
 * anew.
 * @param mime its type by its bytes
 * @returns null for what is no picture of a known type
 * @throws when an AVIF cannot be read
 */
export async function withoutMetadata(path: string, mime: string): Promise<Buffer | null> {
  if (mime === 'image/avif') return plainAvif(path);
  const plain = PLAIN[mime];
  return plain ? plain(await readFile(path)) : null;
}

async function plainAvif(path: string): Promise<Buffer> {
  const { exif, xmp, iptc } = await sharp(path).metadata();
  if (!exif && !xmp && !iptc) return readFile(path);
  return sharp(path).autoOrient().keepIccProfile().avif({ quality: AVIF_QUALITY }).toBuffer();
}
