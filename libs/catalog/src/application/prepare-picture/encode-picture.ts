import { FileStorage } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sizeKey } from '../../domain/picture-keys.js';
import type { PictureLook, StagedPicture } from '../../domain/picture.js';
import { PictureEncoder } from './picture-encoder.js';

/** Encodes a picture in all its sizes and stores them; doing it again writes the same files again. */
@Injectable()
export class EncodePicture {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly storage: FileStorage,
  ) {}

  /** @throws ImageRefused when the picture cannot be decoded */
  async run(picture: StagedPicture, original: Buffer): Promise<PictureLook> {
    const look = await this.encoder.look(original);
    for await (const { width, format, bytes } of this.encoder.sizes(original, picture.widths))
      await this.storage.put(sizeKey(picture.id, width, format), bytes, `image/${format}`);
    return look;
  }
}
