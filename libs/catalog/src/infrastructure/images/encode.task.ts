import { decoder } from '@manette/platform/pictures';
import type { EncodedPart } from '../../application/prepare-picture/picture-encoder.js';
import { PICTURE_FORMATS } from '../../domain/picture-keys.js';
import { DecodedPicture } from './decoded-picture.js';

/** The largest height in pixels that both formats support. */
const MAX_HEIGHT = 16_000;

export interface EncodeArgs {
  original: Uint8Array;
  widths: readonly number[];
}

/** Decodes a picture once, upright and without its metadata, and encodes it in every size; yields null when it is broken. */
export async function* run({ original, widths }: EncodeArgs): AsyncGenerator<EncodedPart | null> {
  const picture = await decode(original, Math.max(...widths));
  if (!picture) return yield null;
  for (const width of widths)
    for (const format of PICTURE_FORMATS)
      yield { size: { width, format, bytes: await picture.encode(width, format) } };
  yield { placeholder: await picture.placeholder() };
}

async function decode(original: Uint8Array, width: number): Promise<DecodedPicture | null> {
  const decoded = await decoder(original)
    .autoOrient()
    .resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    // The upload has checked everything else: data that libvips refuses here is broken.
    .catch(() => null);
  if (!decoded) return null;
  const { width: wide, height, channels } = decoded.info;
  return new DecodedPicture(decoded.data, { width: wide, height, channels });
}
