import type { PictureFormat } from '../../domain/picture-keys.js';
import type { PictureLook } from '../../domain/picture.js';

/** One encoded size of a picture. */
export interface EncodedSize {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

/** Decodes a picture and encodes it anew, upright and without its metadata. */
export abstract class PictureEncoder {
  /** The sizes one after another, so that few of them are held at once. @throws ImageRefused when it cannot be decoded */
  abstract sizes(original: Buffer, widths: readonly number[]): AsyncIterable<EncodedSize>;
  /** @throws ImageRefused when it cannot be decoded */
  abstract look(original: Buffer): Promise<PictureLook>;
}
