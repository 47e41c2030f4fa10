import { buffer } from 'node:stream/consumers';
import type { ItemRef } from '@manette/contracts/catalog';
import { FileStorage, UnitOfWork } from '@manette/platform';
import { Injectable, Logger } from '@nestjs/common';
import { ImageRefused } from '../../domain/catalog.errors.js';
import { ListingRepository } from '../../domain/listing.repository.js';
import { PictureRepository } from '../../domain/picture.repository.js';
import type { PicturePlaceholder, SizedPicture } from '../../domain/picture.js';
import { ListingAnnouncer } from '../announce-listing/listing-announcer.js';
import { EncodePicture } from './encode-picture.js';
import type { PreparePictureJob } from './prepare-picture.job.js';

/**
 * How many listings are announced when a picture that they show is encoded. A bulk upload may give one picture to 10,000
 * listings: to announce each would flood every client. A client sees the picture of the others when it next reads their list.
 */
const MOST_ANNOUNCED = 100;

/**
 * Encodes an uploaded picture, announces the newest listings that show it, and deletes the original. May run any number of
 * times for one picture. A picture that cannot be decoded is removed from its listings: a retry would not help.
 */
@Injectable()
export class PreparePicture {
  private readonly logger = new Logger(PreparePicture.name);

  constructor(
    private readonly pictures: PictureRepository,
    private readonly listings: ListingRepository,
    private readonly storage: FileStorage,
    private readonly encode: EncodePicture,
    private readonly unitOfWork: UnitOfWork,
    private readonly announcer: ListingAnnouncer,
  ) {}

  async run({ id, original }: PreparePictureJob): Promise<void> {
    const picture = await this.pictures.claim(id);
    // If the same bytes were uploaded twice, the later original is encoded; the sweep may have deleted the earlier one.
    if (picture && !picture.ready) await this.prepare(picture, picture.original ?? original);
    await this.storage.delete(original);
  }

  private async prepare(picture: SizedPicture, original: string): Promise<void> {
    const bytes = await buffer(await this.storage.read(original));
    try {
      await this.complete(picture, await this.encode.run(picture, bytes));
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      this.logger.warn(`Picture ${picture.id} cannot be decoded and was taken out of its listings`);
      await this.drop(picture.id);
    }
  }

  private complete(picture: SizedPicture, placeholder: PicturePlaceholder): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.lockShowing(picture.id, MOST_ANNOUNCED);
      // Two jobs may encode the same picture at the same time: its listings are announced once.
      if (await this.pictures.complete(picture, placeholder))
        await this.announce(await this.pictures.shownBy(picture.id, MOST_ANNOUNCED));
    });
  }

  private drop(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.lockShowing(id);
      await this.announce(await this.pictures.drop(id));
    });
  }

  private async announce(items: readonly ItemRef[]): Promise<void> {
    for (const { kind, id } of items.slice(0, MOST_ANNOUNCED)) await this.announcer.changed(kind, id);
  }

  /**
   * Locks the listings that show a picture before the picture itself, in the order in which a change of a listing
   * locks them. Otherwise a concurrent change could be announced first, and this transaction would then announce the
   * listing's old state.
   */
  private async lockShowing(id: string, limit?: number): Promise<void> {
    const items = await this.pictures.shownBy(id, limit);
    for (const item of items.toSorted((one, other) => one.id.localeCompare(other.id)))
      await this.listings.lock(item.kind, item.id);
  }
}
