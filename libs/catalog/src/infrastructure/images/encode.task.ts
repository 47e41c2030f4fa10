import { decoder } from '@manette/platform/pictures';
import type { EncodedPart } from '../../application/prepare-picture/picture-encoder.js';
import { PICTURE_FORMATS } from '../../domain/picture-keys.js';
import { DecodedPicture } from './decoded-picture.js';

/** Neither format holds a side much longer than this. */
const TALLEST = 16_000;

export interface EncodeArgs {
  original: Uint8Array;
  widths: readonly number[];
}

/** Decodes a picture once, upright and without its metadata, and encodes it in every size; null when it is broken. */
export async function* run({ original, widths }: EncodeArgs): AsyncGenerator<EncodedPart | null> {
  const picture = await decode(original, Math.max(...widths));
  if (!picture) return yield null;
  for (const width of widths)
    for (const format of PICTURE_FORMATS)
      yield { size: { width, format, bytes: await picture.encode(width, format) } };
  yield { look: await picture.look() };
}

async function decode(original: Uint8Array, width: number): Promise<DecodedPicture | null> {
  const decoded = await decoder(original)
    .autoOrient()
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    // All else was checked at the upload: what libvips refuses here is broken data.
    .catch(() => null);
  if (!decoded) return null;
  const { width: wide, height, channels } = decoded.info;
  return new DecodedPicture(decoded.data, { width: wide, height, channels });
}
