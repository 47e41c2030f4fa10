import { buffer } from 'node:stream/consumers';
import { FileStorage, UnitOfWork } from '@manette/platform';
import { Injectable, Logger } from '@nestjs/common';
import { ImageRefused } from '../../domain/catalog.errors.js';
import { PictureRepository } from '../../domain/picture.repository.js';
import type { PictureLook, StagedPicture } from '../../domain/picture.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { EncodePicture } from './encode-picture.js';
import type { PreparePictureJob } from './prepare-picture.job.js';

/**
 * Encodes an uploaded picture, shows it on its listings, and deletes the original. May be run any number of times
 * for one picture. A picture that cannot be decoded leaves its listings: trying again would not help.
 */
@Injectable()
export class PreparePicture {
  private readonly logger = new Logger(PreparePicture.name);

  constructor(
    private readonly pictures: PictureRepository,
    private readonly storage: FileStorage,
    private readonly encode: EncodePicture,
    private readonly unitOfWork: UnitOfWork,
    private readonly news: ListingNews,
  ) {}

  async run({ id, original }: PreparePictureJob): Promise<void> {
    const picture = await this.pictures.claim(id);
    // Of two uploads of the same bytes, the later one's original counts; the sweep may have the other's.
    if (picture && !picture.ready) await this.prepare(picture, picture.original ?? original);
    await this.storage.delete(original);
  }

  private async prepare(picture: StagedPicture, original: string): Promise<void> {
    const bytes = await buffer(await this.storage.read(original));
    try {
      await this.show(picture, await this.encode.run(picture, bytes));
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      this.logger.warn(`Picture ${picture.id} cannot be decoded and was taken out of its listings`);
      await this.drop(picture.id);
    }
  }

  private show(picture: StagedPicture, look: PictureLook): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.pictures.complete(picture, look);
      for (const item of await this.pictures.shownBy(picture.id)) await this.news.changed(item);
    });
  }

  private drop(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const item of await this.pictures.drop(id)) await this.news.changed(item);
    });
  }
}
