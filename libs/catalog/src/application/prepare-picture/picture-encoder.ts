import type { PictureFormat } from '../../domain/picture-keys.js';
import type { PictureLook } from '../../domain/picture.js';

/** A picture that was decoded once, upright and without its metadata. */
export interface DecodedPicture {
  look(): Promise<PictureLook>;
  /** One size of it; never larger than the picture is. */
  encode(width: number, format: PictureFormat): Promise<Buffer>;
}

export abstract class PictureEncoder {
  /** Decodes a picture, as wide as `width` at most. @throws ImageRefused when that is not possible */
  abstract decode(original: Buffer, width: number): Promise<DecodedPicture>;
}
