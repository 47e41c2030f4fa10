import { JobHandler, JobProcessor } from '@manette/platform';
import { TellWaitingClients } from '../../application/tell-waiting-clients/tell-waiting-clients.js';

/** Runs the turns of listings that are due, every minute [POC-006, POC-112]. */
@JobProcessor('catalog-stock-turns', { every: 'sweep', concurrency: 1 })
export class StockTurnsProcessor extends JobHandler {
  constructor(private readonly waiting: TellWaitingClients) {
    super();
  }

  override async process(): Promise<void> {
    await this.waiting.nextTurns();
  }
}
