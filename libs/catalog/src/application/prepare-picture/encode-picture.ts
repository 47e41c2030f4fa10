import { FileStorage } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { PICTURE_FORMATS, sizeKey } from '../../domain/picture-keys.js';
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
  async run({ id, widths }: StagedPicture, original: Buffer): Promise<PictureLook> {
    const picture = await this.encoder.decode(original, Math.max(...widths));
    for (const width of widths)
      for (const format of PICTURE_FORMATS) {
        const bytes = await picture.encode(width, format);
        await this.storage.put(sizeKey(id, width, format), bytes, `image/${format}`);
      }
    return picture.look();
  }
}
