import { JobHandler, JobProcessor } from '@manette/platform';
import { RemindClients } from '../../application/remind-clients/remind-clients.js';

@JobProcessor('rentals-reminders', { every: 'sweep', concurrency: 1 })
export class RemindersProcessor extends JobHandler {
  constructor(private readonly reminders: RemindClients) {
    super();
  }

  override async process(): Promise<void> {
    await this.reminders.run();
  }
}
