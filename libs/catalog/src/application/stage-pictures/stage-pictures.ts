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
import { ANY_IMAGE, type ImageKinds } from './image-kinds.js';
import type { ImageSource } from './image-source.js';
import { InspectPicture } from './inspect-picture.js';
import type { UploadedPicture } from '../../domain/picture.js';

/**
 * Takes uploaded pictures in, in two steps around a listing's transaction: before it the originals are judged and
 * stored privately, inside it they are noted and the jobs that encode them are written.
 */
@Injectable()
export class StagePictures {
  private readonly logger = new Logger(StagePictures.name);

  constructor(
    private readonly inspect: InspectPicture,
    private readonly pictures: PictureRepository,
    private readonly storage: FileStorage,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Judges and stores pictures and hands them to `work`; when that is refused, the originals are deleted again.
   * @throws TooManyImages, ImageTypeRefused, ImageRefused, and what `work` throws
   */
  async during<T>(
    sources: readonly ImageSource[],
    work: (pictures: readonly UploadedPicture[]) => Promise<T>,
    kinds: ImageKinds = ANY_IMAGE,
  ): Promise<T> {
    if (sources.length > MAX_IMAGES) throw new TooManyImages();
    const judged = await this.judge(sources, kinds);
    try {
      for (const { source, mime, original } of judged) await this.store(source, mime, original);
      return await work(judged);
    } catch (error) {
      // Of any other failure it is not known whether the transaction has committed after all.
      if (error instanceof DomainError) await this.discard(judged);
      throw error;
    }
  }

  /** Notes the pictures and asks for their encoding; to be called inside the listing's transaction. */
  async register(uploaded: readonly UploadedPicture[]): Promise<void> {
    await this.pictures.register(uploaded, this.clock.now());
    for (const { id, original } of uploaded)
      if (original)
        this.outbox.job(PICTURE_QUEUE, PREPARE_PICTURE, { id, original } satisfies PreparePictureJob);
  }

  /** The distinct pictures; one that is encoded already has no original to store. */
  private async judge(sources: readonly ImageSource[], kinds: ImageKinds) {
    const inspected = new Map<string, Awaited<ReturnType<InspectPicture['run']>> & { source: ImageSource }>();
    for (const source of sources) {
      const picture = await this.inspect.run(source, kinds);
      inspected.set(picture.id, { ...picture, source });
    }
    const ready = await this.pictures.claimReady([...inspected.keys()]);
    return [...inspected.values()].map((picture) => ({
      ...picture,
      original: ready.has(picture.id) ? null : originalKey(newId()),
    }));
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
          this.logger.warn(`an original is left to the sweep: ${String(error)}`);
        });
  }
}
