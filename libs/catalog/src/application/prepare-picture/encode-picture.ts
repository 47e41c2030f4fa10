import { FileStorage } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sizeKey } from '../../domain/picture-keys.js';
import type { PicturePlaceholder, SizedPicture } from '../../domain/picture.js';
import { PictureEncoder, type EncodedSize } from './picture-encoder.js';

/** Encodes a picture in all its sizes and stores them. A repeated run writes the same files again. */
@Injectable()
export class EncodePicture {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly storage: FileStorage,
  ) {}

  /** @throws ImageRefused when the picture cannot be decoded */
  async run({ id, widths }: SizedPicture, original: Uint8Array): Promise<PicturePlaceholder> {
    let placeholder: PicturePlaceholder | undefined;
    // Reads to the end although nothing follows the placeholder: if the caller leaves early, the encoder's process is
    // restarted for the next picture.
    for await (const part of this.encoder.encode(original, widths)) {
      if ('placeholder' in part) placeholder = part.placeholder;
      else await this.store(id, part.size);
    }
    if (!placeholder) throw new Error(`the encoder of picture ${id} ended before its placeholder`);
    return placeholder;
  }

  private store(id: string, { width, format, bytes }: EncodedSize): Promise<void> {
    return this.storage.put(sizeKey(id, width, format), bytes, `image/${format}`);
  }
}
