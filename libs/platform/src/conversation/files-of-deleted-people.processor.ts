import { JobHandler, JobProcessor } from '../jobs/job-processor.js';
import { FilesOfDeletedPeople } from './files-of-deleted-people.js';

/** Looks every sweep for people whose files are to go. */
@JobProcessor('files-of-deleted-people', { every: 'sweep', concurrency: 1 })
export class FilesOfDeletedPeopleProcessor extends JobHandler {
  constructor(private readonly files: FilesOfDeletedPeople) {
    super();
  }

  process(): Promise<void> {
    return this.files.sweep();
  }
}
