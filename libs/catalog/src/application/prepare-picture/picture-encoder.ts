import type { PictureFormat } from '../../domain/picture-keys.js';
import type { PicturePlaceholder } from '../../domain/picture.js';

/** One size of a picture, as it is served. */
export interface EncodedSize {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

export type EncodedPart = { size: EncodedSize } | { placeholder: PicturePlaceholder };

export abstract class PictureEncoder {
  /**
   * Encodes a picture, upright and without its metadata, in both formats at each of the widths, none larger
   * than the picture; its placeholder comes last.
   * @throws ImageRefused when it cannot be decoded
   */
  abstract encode(original: Uint8Array, widths: readonly number[]): AsyncIterable<EncodedPart>;
}
