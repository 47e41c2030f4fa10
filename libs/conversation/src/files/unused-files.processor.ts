import { JobHandler, JobProcessor } from '@manette/platform';
import { UnusedFiles } from './unused-files.js';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes unused files every hour. */
@JobProcessor('unused-files', { every: HOUR_MS, concurrency: 1 })
export class UnusedFilesProcessor extends JobHandler {
  constructor(private readonly files: UnusedFiles) {
    super();
  }

  process(): Promise<void> {
    return this.files.sweep();
  }
}
