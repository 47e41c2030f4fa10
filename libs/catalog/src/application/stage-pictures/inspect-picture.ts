import { InspectFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ImageRefused, ImageTypeRefused } from '../../domain/catalog.errors.js';
import { pictureIdOf } from '../../domain/picture-keys.js';
import { stagedFrom, type StagedPicture } from '../../domain/picture.js';
import { ANY_IMAGE, type ImageKinds } from './image-kinds.js';
import type { ImageSource } from './image-source.js';

/** Judges a picture by its bytes and its header before anything is decoded or stored [CAT-114]. */
@Injectable()
export class InspectPicture {
  constructor(private readonly inspect: InspectFile) {}

  /** @throws ImageTypeRefused, ImageRefused */
  async run(source: ImageSource, kinds: ImageKinds = ANY_IMAGE): Promise<StagedPicture & { mime: string }> {
    const { digest, header, ...type } = await this.inspect.run(source);
    const mime = type.mime?.replace('image/apng', 'image/png');
    if (mime === undefined || !kinds.mimeTypes.includes(mime)) throw new ImageTypeRefused(kinds.sentence);
    if (!header) throw new ImageRefused('unreadable');
    const { width, height, tooLarge } = header;
    if (tooLarge) throw new ImageRefused('pixels');
    return { ...stagedFrom({ id: pictureIdOf(digest), width, height }), mime };
  }
}
