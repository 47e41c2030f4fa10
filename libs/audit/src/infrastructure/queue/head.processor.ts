import { JobHandler, JobProcessor } from '@manette/platform';
import { LogHead } from '../../application/log-head/log-head.js';

const NIGHTLY = '30 2 * * *';
const ATTEMPTS = 5;

@JobProcessor('audit-head', { cron: () => NIGHTLY, attempts: ATTEMPTS })
export class HeadProcessor extends JobHandler {
  constructor(private readonly head: LogHead) {
    super();
  }

  override async process(): Promise<void> {
    await this.head.run();
  }
}
