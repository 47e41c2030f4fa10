import { readFile } from 'node:fs/promises';
import { decoder, detectFileType, plainPicture, readPlainHeader } from '@manette/platform/pictures';

const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);
/** Twice the largest place a portrait is shown in, for dense screens. */
const SIDE = 320;

/** Draws a small square of the picture at `path`; null of what is none, is broken, or has too many pixels. */
export async function* run({ path }: { path: string }): AsyncGenerator<{ bytes: Buffer | null }> {
  const file = await readFile(path);
  const type = await detectFileType(file);
  const plain = type && ACCEPTED.has(type.mime) ? plainPicture(file, type.mime) : null;
  const header = plain && (await readPlainHeader(plain));
  yield { bytes: header && !header.tooLarge ? await draw(plain) : null };
}

const draw = (file: Buffer): Promise<Buffer | null> =>
  decoder(file)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
