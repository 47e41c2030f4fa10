import { JobHandler, JobProcessor } from '@manette/platform';
import { DeletedUserFiles } from './deleted-user-files.js';

/** Removes the due files of deleted users with every sweep. */
@JobProcessor('files-of-deleted-people', { every: 'sweep', concurrency: 1 })
export class DeletedUserFilesProcessor extends JobHandler {
  constructor(private readonly files: DeletedUserFiles) {
    super();
  }

  process(): Promise<void> {
    return this.files.sweep();
  }
}
