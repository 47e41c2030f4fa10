import { readFile, writeFile } from 'node:fs/promises';
import { detectFileType, type DetectedType } from '../files/detect-file-type.js';
import { TooManyBlocks } from '../files/metadata/kept-parts.js';
import { withoutMetadata } from '../files/metadata/without-metadata.js';
import { readHeader } from './picture-header.js';

export interface PlainFile {
  type: DetectedType | undefined;
  /** Why it is not taken; 'pixels' when it has too many of them, over all of its frames. */
  refused?: 'unreadable' | 'pixels';
  /** How many bytes were written of a picture; none of another file, which stays as it is. */
  written?: number;
}

/** Longer than a block that says which way up the picture is, which alone may stay. */
const ORIENTATION_BYTES = 40;

/**
 * Writes the picture at `path` to `to`, without what its camera and programs wrote into it. Of a file that is none it
 * says the type.
 */
export async function* run({ path, to }: { path: string; to: string }): AsyncGenerator<PlainFile> {
  const type = await detectFileType(path);
  if (!type?.mime.startsWith('image/')) return yield { type };
  const plain = cutOut(await readFile(path), type.mime);
  if (!plain) return yield { type, refused: 'unreadable' };
  const header = await readHeader(plain);
  if (!header) return yield { type, refused: 'unreadable' };
  if (header.tooLarge) return yield { type, refused: 'pixels' };
  const { exif, xmp, iptc } = header.metadata;
  if ((exif?.length ?? 0) > ORIENTATION_BYTES || xmp || iptc) return yield { type, refused: 'unreadable' };
  await writeFile(to, plain);
  yield { type, written: plain.length };
}

function cutOut(file: Buffer, mime: string): Buffer | null {
  try {
    return withoutMetadata(file, mime);
  } catch (error) {
    // Places behind the end of the file are a RangeError.
    if (error instanceof TooManyBlocks || error instanceof RangeError) return null;
    throw error;
  }
}
