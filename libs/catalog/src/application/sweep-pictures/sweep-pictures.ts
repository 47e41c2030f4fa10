import { Clock, FileStorage, Outbox, UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ORIGINALS, PICTURE_FORMATS, sizeKey } from '../../domain/picture-keys.js';
import { UnusedPictures } from '../../domain/unused-pictures.js';
import {
  PICTURE_QUEUE,
  PREPARE_PICTURE,
  type PreparePictureJob,
} from '../prepare-picture/prepare-picture.job.js';

/** Longer than an upload can take from its first byte to its commit: anything younger may belong to an upload in progress. */
const GRACE_MS = 60 * 60_000;
const MAX_PER_RUN = 500;

/**
 * Requests overdue encodings again, and deletes pictures that no listing shows and originals that no picture needs. May
 * run at any time, repeatedly and concurrently.
 */
@Injectable()
export class SweepPictures {
  constructor(
    private readonly unused: UnusedPictures,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - GRACE_MS);
    await this.unitOfWork.run(() => this.requestOverdueEncodings(before, now));
    await this.unused.mark(now);
    for (const id of await this.unused.since(before, MAX_PER_RUN)) await this.remove(id, before);
    await this.removeOriginals(before);
  }

  private async requestOverdueEncodings(before: Date, now: Date): Promise<void> {
    for (const job of await this.unused.overdue(before, now))
      this.outbox.job(PICTURE_QUEUE, PREPARE_PICTURE, job satisfies PreparePictureJob);
  }

  private async remove(id: string, before: Date): Promise<void> {
    await this.unitOfWork.run(() => this.unused.retire(id, before));
    // The files are deleted before the commit: until the commit, an upload of the same bytes waits for the lock, and
    // then stores the files again.
    await this.unitOfWork.run(async () => {
      const picture = await this.unused.remove(id, before);
      if (!picture) return;
      const sizes = picture.widths.flatMap((width) =>
        PICTURE_FORMATS.map((format) => sizeKey(id, width, format)),
      );
      for (const key of picture.original ? [...sizes, picture.original] : sizes)
        await this.storage.delete(key);
    });
  }

  private async removeOriginals(before: Date): Promise<void> {
    const old: string[] = [];
    for await (const { key, modified } of this.storage.list(ORIGINALS)) if (modified < before) old.push(key);
    const awaited = await this.unused.awaited(old);
    for (const key of old) if (!awaited.has(key)) await this.storage.delete(key);
  }
}
