import type { EncodedPicture } from '@manette/contracts/catalog';
import { FileStorage } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sizeKey } from '../../domain/picture-keys.js';
import { PictureRepository } from '../../domain/picture.repository.js';
import { withWidths } from '../../domain/picture.js';

/**
 * Stores pictures that are already encoded. The result is the same as after an upload, but without an original, a job
 * or an announcement.
 */
@Injectable()
export class ImportPictures {
  constructor(
    private readonly storage: FileStorage,
    private readonly pictures: PictureRepository,
  ) {}

  /** Returns the ids of the pictures, in their order. */
  async run(pictures: readonly EncodedPicture[]): Promise<string[]> {
    for (const picture of pictures) await this.import(picture);
    return pictures.map(({ id }) => id);
  }

  private async import(picture: EncodedPicture): Promise<void> {
    if ((await this.pictures.claimReady([picture.id])).has(picture.id)) return;
    for (const { width, format, bytes } of picture.sizes)
      await this.storage.put(sizeKey(picture.id, width, format), Buffer.from(bytes), `image/${format}`);
    await this.pictures.complete(withWidths(picture), picture);
  }
}
