import { FileStorage, JobHandler, JobProcessor } from '@manette/platform';
import { DISCARDED_FILES, type DiscardedFiles } from './discard-files.js';

/** Deletes files that no message uses any more. Deleting the same file again has no effect. */
@JobProcessor(DISCARDED_FILES, { names: ['delete'] })
export class DiscardedFilesProcessor extends JobHandler {
  constructor(private readonly storage: FileStorage) {
    super();
  }

  async process(_name: string, data: unknown): Promise<void> {
    for (const key of (data as DiscardedFiles).keys) await this.storage.delete(key);
  }
}
