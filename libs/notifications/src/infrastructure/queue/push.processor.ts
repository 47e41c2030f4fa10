import { JobHandler, JobProcessor } from '@manette/platform';
import { PUSH_QUEUE } from '../../application/send-pushes/push-queue.js';
import { SendPushes } from '../../application/send-pushes/send-pushes.js';

/** Wakes the sender, because a notice or push is due. */
@JobProcessor(PUSH_QUEUE, { names: ['due'] })
export class PushProcessor extends JobHandler {
  constructor(private readonly sender: SendPushes) {
    super();
  }

  override async process(): Promise<void> {
    await this.sender.wake();
  }
}
