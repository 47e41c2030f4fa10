import { FileStorage, JobHandler, JobProcessor, Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';

const QUEUE = 'identity-pictures';

/** Deletes the file of a replaced picture by a job, once the change is committed. */
@Injectable()
export class DeletePictureFile {
  constructor(private readonly outbox: Outbox) {}

  /** Schedules the deletion inside the caller's unit of work. */
  afterCommit(key: string): void {
    this.outbox.job(QUEUE, 'drop', { key });
  }
}

@JobProcessor(QUEUE, { names: ['drop'] })
export class DeletePictureFileJob extends JobHandler {
  constructor(private readonly storage: FileStorage) {
    super();
  }

  override async process(_name: string, data: unknown): Promise<void> {
    await this.storage.delete((data as { key: string }).key);
  }
}
