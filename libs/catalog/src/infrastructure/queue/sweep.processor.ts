import { JobHandler, JobProcessor } from '@manette/platform';
import { SweepPictures } from '../../application/sweep-pictures/sweep-pictures.js';

export const SWEEP_QUEUE = 'catalog-picture-sweep';
const HOUR = 60 * 60_000;

@JobProcessor(SWEEP_QUEUE, { every: HOUR, concurrency: 1 })
export class SweepProcessor extends JobHandler {
  constructor(private readonly sweep: SweepPictures) {
    super();
  }

  override async process(): Promise<void> {
    await this.sweep.run();
  }
}
