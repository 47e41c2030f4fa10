import { JobHandler, JobProcessor } from '@manette/platform';
import { ThrottledSignIns } from './throttled-sign-ins.js';

@JobProcessor('identity-throttled-sign-ins', { every: 'sweep', concurrency: 1 })
export class ThrottledSignInsJob extends JobHandler {
  constructor(private readonly throttled: ThrottledSignIns) {
    super();
  }

  override process(): Promise<void> {
    return this.throttled.settle();
  }
}
