import { JobHandler, JobProcessor } from '@manette/platform';
import { EndMutes } from '../../application/end-mutes/end-mutes.js';

@JobProcessor('chat-ended-mutes', { every: 'sweep', concurrency: 1 })
export class EndMutesProcessor extends JobHandler {
  constructor(private readonly mutes: EndMutes) {
    super();
  }

  override async process(): Promise<void> {
    await this.mutes.run();
  }
}
