import { readFile, writeFile } from 'node:fs/promises';
import { detectFileType, type DetectedType } from '../files/detect-file-type.js';
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
  const picture = await readHeader(await readFile(path), type.mime);
  if (!picture) return yield { type, refused: 'unreadable' };
  if (picture.tooLarge) return yield { type, refused: 'pixels' };
  const { exif, xmp, iptc } = picture.metadata;
  if ((exif?.length ?? 0) > ORIENTATION_BYTES || xmp || iptc) return yield { type, refused: 'unreadable' };
  await writeFile(to, picture.plain);
  yield { type, written: picture.plain.length };
}
