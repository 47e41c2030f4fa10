import { InspectFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ImageRefused, ImageTypeRefused } from '../../domain/catalog.errors.js';
import { pictureIdOf } from '../../domain/picture-keys.js';
import { withWidths, type SizedPicture } from '../../domain/picture.js';
import { ANY_IMAGE, type AcceptedImages } from './accepted-images.js';
import type { ImageSource } from './image-source.js';

/** Validates an image by its bytes and its header before anything is decoded or stored [CAT-114]. */
@Injectable()
export class InspectPicture {
  constructor(private readonly inspect: InspectFile) {}

  /** @throws ImageTypeRefused, ImageRefused */
  async run(
    source: ImageSource,
    accepted: AcceptedImages = ANY_IMAGE,
  ): Promise<SizedPicture & { mime: string }> {
    const { digest, header, ...type } = await this.inspect.run(source);
    const mime = type.mime?.replace('image/apng', 'image/png');
    if (mime === undefined || !accepted.mimeTypes.includes(mime))
      throw new ImageTypeRefused(accepted.sentence);
    if (!header) throw new ImageRefused('unreadable');
    const { width, height, tooLarge } = header;
    if (tooLarge) throw new ImageRefused('pixels');
    return { ...withWidths({ id: pictureIdOf(digest), width, height }), mime };
  }
}
