import { readFile, writeFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { detectFileType, type DetectedType } from '../files/detect-file-type.js';
import { plainPicture, readPlainHeader } from './picture-header.js';

export interface PlainFile {
  type: DetectedType | undefined;
  /** Why it is not taken; 'pixels' when it has too many of them, over all of its frames. */
  refused?: 'unreadable' | 'pixels';
  /** How many bytes were written of a picture; none of another file, which stays as it is. */
  written?: number;
}

/** Longer than a block that says which way up the picture is, which alone may stay. */
const ORIENTATION_BYTES = 40;

/** What makes a page of a file in a program that guesses; pictures that can be read are left alone. */
const MARKUP = /<(?:!doctype|\?xml|html|head|body|script|svg|iframe|img|object|embed|style|link|meta)/i;

/**
 * Writes the picture at `path` to `to`, without what its camera and programs wrote into it. Of a file that is none it
 * says the type. One that claims to be a picture and has no header to read is kept, unless there is markup in it.
 */
export async function* run({ path, to }: { path: string; to: string }): AsyncGenerator<PlainFile> {
  const type = await detectFileType(path);
  if (!type?.mime.startsWith('image/')) return yield { type };
  const plain = plainPicture(await readFile(path), type.mime);
  if (!plain) return yield { type, refused: 'unreadable' };
  const header = await readPlainHeader(plain);
  if (header?.tooLarge) return yield { type, refused: 'pixels' };
  if (!header && (type.mime === 'image/avif' || MARKUP.test(plain.toString('latin1'))))
    return yield { type, refused: 'unreadable' };
  if (header && hasMetadata(header.metadata)) return yield { type, refused: 'unreadable' };
  await writeFile(to, plain);
  yield { type, written: plain.length };
}

const hasMetadata = ({ exif, xmp, iptc }: Metadata) =>
  (exif?.length ?? 0) > ORIENTATION_BYTES || xmp !== undefined || iptc !== undefined;
