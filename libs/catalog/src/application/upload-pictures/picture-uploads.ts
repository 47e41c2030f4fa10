import { createReadStream } from 'node:fs';
import { MAX_IMAGES } from '@manette/contracts/catalog';
import { DomainError } from '@manette/contracts/errors';
import { Clock, FileStorage, Outbox, newId } from '@manette/platform';
import { Injectable, Logger } from '@nestjs/common';
import { TooManyImages } from '../../domain/catalog.errors.js';
import { originalKey } from '../../domain/picture-keys.js';
import { PictureRepository } from '../../domain/picture.repository.js';
import {
  PICTURE_QUEUE,
  PREPARE_PICTURE,
  type PreparePictureJob,
} from '../prepare-picture/prepare-picture.job.js';
import { ANY_IMAGE, type AcceptedImages } from './accepted-images.js';
import type { ImageSource } from './image-source.js';
import { InspectPicture } from './inspect-picture.js';
import type { UploadedPicture } from '../../domain/picture.js';

/**
 * Uploads images in two steps around a listing's transaction: before it the originals are inspected and stored
 * privately, inside it they are registered and the jobs that encode them are written.
 */
@Injectable()
export class PictureUploads {
  private readonly logger = new Logger(PictureUploads.name);

  constructor(
    private readonly inspect: InspectPicture,
    private readonly pictures: PictureRepository,
    private readonly storage: FileStorage,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Inspects and stores images and passes them to `work`; when `work` throws a DomainError, deletes the originals.
   * @throws TooManyImages, ImageTypeRefused, ImageRefused, and what `work` throws
   */
  async withStored<T>(
    sources: readonly ImageSource[],
    work: (pictures: readonly UploadedPicture[]) => Promise<T>,
    accepted: AcceptedImages = ANY_IMAGE,
  ): Promise<T> {
    const inspected = await this.inspectAll(sources, accepted);
    try {
      for (const { source, mime, original } of inspected) await this.store(source, mime, original);
      return await work(inspected);
    } catch (error) {
      // After any other error it is unknown whether the transaction was committed.
      if (error instanceof DomainError) await this.discard(inspected);
      throw error;
    }
  }

  /** Inspects images that no listing will show. @throws TooManyImages, ImageTypeRefused, ImageRefused */
  async check(sources: readonly ImageSource[], accepted: AcceptedImages): Promise<void> {
    await this.inspectEach(sources, accepted);
  }

  /** Registers the pictures and adds the jobs that encode them; to be called inside the listing's transaction. */
  async register(uploaded: readonly UploadedPicture[]): Promise<void> {
    await this.pictures.register(uploaded, this.clock.now());
    for (const { id, original } of uploaded)
      if (original)
        this.outbox.job(PICTURE_QUEUE, PREPARE_PICTURE, { id, original } satisfies PreparePictureJob);
  }

  /** Inspects the images and returns each distinct one. An image that is already encoded has no original to store. */
  private async inspectAll(sources: readonly ImageSource[], accepted: AcceptedImages) {
    const inspected = await this.inspectEach(sources, accepted);
    const ready = await this.pictures.claimReady([...inspected.keys()]);
    return [...inspected.values()].map((picture) => ({
      ...picture,
      original: ready.has(picture.id) ? null : originalKey(newId()),
    }));
  }

  private async inspectEach(sources: readonly ImageSource[], accepted: AcceptedImages) {
    if (sources.length > MAX_IMAGES) throw new TooManyImages();
    const inspected = new Map<string, Awaited<ReturnType<InspectPicture['run']>> & { source: ImageSource }>();
    for (const source of sources) {
      const picture = await this.inspect.run(source, accepted);
      inspected.set(picture.id, { ...picture, source });
    }
    return inspected;
  }

  private async store(source: ImageSource, mime: string, original: string | null): Promise<void> {
    if (!original) return;
    const body = typeof source === 'string' ? createReadStream(source) : Buffer.from(source);
    await this.storage.put(original, body, mime);
  }

  private async discard(uploaded: readonly UploadedPicture[]): Promise<void> {
    for (const { original } of uploaded)
      if (original)
        await this.storage.delete(original).catch((error: unknown) => {
          this.logger.warn(`an original could not be deleted, the next sweep deletes it: ${String(error)}`);
        });
  }
}
