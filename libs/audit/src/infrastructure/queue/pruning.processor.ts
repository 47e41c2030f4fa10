import { JobHandler, JobProcessor } from '@manette/platform';
import { PruneEntries } from '../../application/prune-entries/prune-entries.js';

@JobProcessor('audit-pruning', { every: 'sweep', concurrency: 1 })
export class PruningProcessor extends JobHandler {
  constructor(private readonly prune: PruneEntries) {
    super();
  }

  override async process(): Promise<void> {
    await this.prune.run();
  }
}
