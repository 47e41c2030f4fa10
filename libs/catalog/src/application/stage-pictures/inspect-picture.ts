import { readFile } from 'node:fs/promises';
import { IMAGE_MIME_TYPES, MAX_IMAGE_PIXELS } from '@manette/contracts/catalog';
import { detectFileType } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ImageRefused, ImageTypeRefused } from '../../domain/catalog.errors.js';
import { pictureIdOf } from '../../domain/picture-keys.js';
import { stagedFrom, type StagedPicture } from '../../domain/picture.js';
import { ImageReader } from './image-reader.js';
import type { ImageSource } from './image-source.js';

const accepted = new Set<string>(IMAGE_MIME_TYPES);

/** Judges a picture by its bytes and its header before anything is decoded or stored [CAT-114]. */
@Injectable()
export class InspectPicture {
  constructor(private readonly reader: ImageReader) {}

  /** @throws ImageTypeRefused, ImageRefused */
  async run(source: ImageSource): Promise<StagedPicture & { mime: string }> {
    const bytes = typeof source === 'string' ? await readFile(source) : source;
    const mime = (await detectFileType(bytes))?.mime.replace('image/apng', 'image/png');
    if (mime === undefined || !accepted.has(mime)) throw new ImageTypeRefused();
    const { width, height } = await this.reader.sides(bytes);
    if (width * height > MAX_IMAGE_PIXELS) throw new ImageRefused('pixels');
    return { ...stagedFrom({ id: pictureIdOf(bytes), width, height }), mime };
  }
}
