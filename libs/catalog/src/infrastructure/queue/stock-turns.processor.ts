import { JobHandler, JobProcessor } from '@manette/platform';
import { NotifyWaitingClients } from '../../application/notify-waiting-clients/notify-waiting-clients.js';

/** Runs the turns of listings that are due, every minute [POC-006, POC-112]. */
@JobProcessor('catalog-stock-turns', { every: 'sweep', concurrency: 1 })
export class StockTurnsProcessor extends JobHandler {
  constructor(private readonly waiting: NotifyWaitingClients) {
    super();
  }

  override async process(): Promise<void> {
    await this.waiting.nextTurns();
  }
}
