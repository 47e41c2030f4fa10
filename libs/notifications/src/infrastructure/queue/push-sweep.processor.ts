import { JobHandler, JobProcessor } from '@manette/platform';
import { SendPushes } from '../../application/send-pushes/send-pushes.js';

/** Finds pushes that a killed process left, and pushes that are due after a wait. */
@JobProcessor('push-sweep', { every: 'sweep', concurrency: 1 })
export class PushSweepProcessor extends JobHandler {
  constructor(private readonly sender: SendPushes) {
    super();
  }

  override async process(): Promise<void> {
    await this.sender.wake();
  }
}
