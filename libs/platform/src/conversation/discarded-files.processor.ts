import { JobHandler, JobProcessor } from '../jobs/job-processor.js';
import { FileStorage } from '../storage/file-storage.js';
import { DISCARDED_FILES, type DiscardedFiles } from './discard-files.js';

/** Deletes files that no message has any more; deleting one twice is fine. */
@JobProcessor(DISCARDED_FILES)
export class DiscardedFilesProcessor extends JobHandler {
  constructor(private readonly storage: FileStorage) {
    super();
  }

  async process(_name: string, data: unknown): Promise<void> {
    for (const key of (data as DiscardedFiles).keys) await this.storage.delete(key);
  }
}
