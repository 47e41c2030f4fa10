import { createReadStream } from 'node:fs';
import { FileStorage, Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { TooManyImages } from '../../domain/catalog.errors.js';
import { MAX_IMAGES } from '@manette/contracts/catalog';
import { originalKey } from '../../domain/picture-keys.js';
import { PictureRepository } from '../../domain/picture.repository.js';
import type { StagedPicture } from '../../domain/picture.js';
import {
  PICTURE_QUEUE,
  PREPARE_PICTURE,
  type PreparePictureJob,
} from '../prepare-picture/prepare-picture.job.js';
import { ANY_IMAGE, type ImageKinds } from './image-kinds.js';
import type { ImageSource } from './image-source.js';
import { InspectPicture } from './inspect-picture.js';

/**
 * Takes uploaded pictures in, in two steps around the listing's transaction: before it the originals are judged
 * and stored privately, inside it they are noted and the jobs that encode them are written.
 */
@Injectable()
export class StagePictures {
  constructor(
    private readonly inspect: InspectPicture,
    private readonly pictures: PictureRepository,
    private readonly storage: FileStorage,
    private readonly outbox: Outbox,
  ) {}

  /** Judges all, then stores those that are not encoded already. @throws TooManyImages, ImageTypeRefused, ImageRefused */
  async store(sources: readonly ImageSource[], kinds: ImageKinds = ANY_IMAGE): Promise<StagedPicture[]> {
    if (sources.length > MAX_IMAGES) throw new TooManyImages();
    const inspected = [];
    for (const source of sources) inspected.push({ source, ...(await this.inspect.run(source, kinds)) });
    const ready = await this.pictures.ready(inspected.map(({ id }) => id));
    for (const { id, source, mime } of inspected) {
      if (ready.has(id)) continue;
      const body = typeof source === 'string' ? createReadStream(source) : Buffer.from(source);
      await this.storage.put(originalKey(id), body, mime);
    }
    return inspected.map(({ id, width, height, widths }) => ({ id, width, height, widths }));
  }

  /** Notes the pictures and asks for their encoding; to be called inside the listing's transaction. */
  async register(pictures: readonly StagedPicture[]): Promise<void> {
    if (pictures.length === 0) return;
    await this.pictures.register(pictures);
    const ready = await this.pictures.ready(pictures.map(({ id }) => id));
    for (const { id } of pictures) {
      if (!ready.has(id)) this.outbox.job(PICTURE_QUEUE, PREPARE_PICTURE, { id } satisfies PreparePictureJob);
    }
  }
}
