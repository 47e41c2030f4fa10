import { JobHandler, JobProcessor } from '@manette/platform';
import { DeletedUserFiles } from './deleted-user-files.js';

/** Removes the files of deleted users that are due, at the interval `sweep`. */
@JobProcessor('files-of-deleted-people', { every: 'sweep', concurrency: 1 })
export class DeletedUserFilesProcessor extends JobHandler {
  constructor(private readonly files: DeletedUserFiles) {
    super();
  }

  process(): Promise<void> {
    return this.files.sweep();
  }
}
