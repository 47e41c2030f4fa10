import { readFile } from 'node:fs/promises';
import { decoder, detectFileType, stripPicture, readPictureHeader } from '@manette/platform/pictures';

const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);
/** The side in pixels: twice the largest displayed size, for high-density screens. */
const SIDE = 320;

/** Renders a small square of the picture at `path`. Yields null if the file is not a valid image or exceeds the pixel limit. */
export async function* run({ path }: { path: string }): AsyncGenerator<{ bytes: Buffer | null }> {
  const file = await readFile(path);
  const type = await detectFileType(file);
  const plain = type && ACCEPTED.has(type.mime) ? stripPicture(file, type.mime) : null;
  const header = plain && (await readPictureHeader(plain));
  yield { bytes: header && !header.tooLarge ? await draw(plain) : null };
}

const draw = (file: Buffer): Promise<Buffer | null> =>
  decoder(file)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
