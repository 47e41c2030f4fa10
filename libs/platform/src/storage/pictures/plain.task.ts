import { readFile, writeFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { detectFileType, type DetectedType } from '../files/detect-file-type.js';
import { stripPicture, readPictureHeader } from './picture-header.js';

export interface StrippedFile {
  type: DetectedType | undefined;
  /** Why the file is refused: it is unreadable, or exceeds the pixel limit over all of its frames. */
  refused?: 'unreadable' | 'pixels';
  /** The number of bytes written, for a picture; other files are left unchanged. */
  written?: number;
}

/** Longer than an EXIF block that contains only the orientation, which may stay. */
const ORIENTATION_BYTES = 40;

/** Markup that makes a program which guesses types treat the file as a page; readable pictures are not searched for it. */
const MARKUP = /<(?:!doctype|\?xml|html|head|body|script|svg|iframe|img|object|embed|style|link|meta)/i;

/**
 * Writes the picture at `path` to `to` without its metadata. For other files it only detects the type. A picture by its
 * signature whose header is unreadable is kept, unless it contains markup.
 */
export async function* run({ path, to }: { path: string; to: string }): AsyncGenerator<StrippedFile> {
  const type = await detectFileType(path);
  if (!type?.mime.startsWith('image/')) return yield { type };
  const plain = stripPicture(await readFile(path), type.mime);
  if (!plain) return yield { type, refused: 'unreadable' };
  const header = await readPictureHeader(plain);
  if (header?.tooLarge) return yield { type, refused: 'pixels' };
  if (!header && (type.mime === 'image/avif' || MARKUP.test(plain.toString('latin1'))))
    return yield { type, refused: 'unreadable' };
  if (header && hasMetadata(header.metadata)) return yield { type, refused: 'unreadable' };
  await writeFile(to, plain);
  yield { type, written: plain.length };
}

const hasMetadata = ({ exif, xmp, iptc }: Metadata) =>
  (exif?.length ?? 0) > ORIENTATION_BYTES || xmp !== undefined || iptc !== undefined;
