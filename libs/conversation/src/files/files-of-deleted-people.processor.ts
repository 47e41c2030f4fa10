import { JobHandler, JobProcessor } from '@manette/platform';
import { FilesOfDeletedPeople } from './files-of-deleted-people.js';

/** Removes the due files of deleted users with every sweep. */
@JobProcessor('files-of-deleted-people', { every: 'sweep', concurrency: 1 })
export class FilesOfDeletedPeopleProcessor extends JobHandler {
  constructor(private readonly files: FilesOfDeletedPeople) {
    super();
  }

  process(): Promise<void> {
    return this.files.sweep();
  }
}
