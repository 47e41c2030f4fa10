import { readFile } from 'node:fs/promises';
import { MAX_IMAGE_PIXELS } from '@manette/contracts/catalog';
import { detectFileType } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ImageRefused, ImageTypeRefused } from '../../domain/catalog.errors.js';
import { pictureIdOf } from '../../domain/picture-keys.js';
import { stagedFrom, type StagedPicture } from '../../domain/picture.js';
import { ImageReader } from './image-reader.js';
import { ANY_IMAGE, type ImageKinds } from './image-kinds.js';
import type { ImageSource } from './image-source.js';

/** Judges a picture by its bytes and its header before anything is decoded or stored [CAT-114]. */
@Injectable()
export class InspectPicture {
  constructor(private readonly reader: ImageReader) {}

  /** @throws ImageTypeRefused, ImageRefused */
  async run(source: ImageSource, kinds: ImageKinds = ANY_IMAGE): Promise<StagedPicture & { mime: string }> {
    const bytes = typeof source === 'string' ? await readFile(source) : source;
    const mime = (await detectFileType(bytes))?.mime.replace('image/apng', 'image/png');
    if (mime === undefined || !kinds.mimeTypes.includes(mime)) throw new ImageTypeRefused(kinds.sentence);
    const { width, height } = await this.reader.sides(bytes);
    if (width * height > MAX_IMAGE_PIXELS) throw new ImageRefused('pixels');
    return { ...stagedFrom({ id: pictureIdOf(bytes), width, height }), mime };
  }
}
