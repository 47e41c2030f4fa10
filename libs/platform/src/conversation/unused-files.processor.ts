import { JobHandler, JobProcessor } from '../jobs/job-processor.js';
import { UnusedFiles } from './unused-files.js';

const HOUR = 60 * 60 * 1000;

/** Looks for unused files every hour. */
@JobProcessor('unused-files', { every: HOUR, concurrency: 1 })
export class UnusedFilesProcessor extends JobHandler {
  constructor(private readonly files: UnusedFiles) {
    super();
  }

  process(): Promise<void> {
    return this.files.sweep();
  }
}
