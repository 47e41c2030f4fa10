import { JobHandler, JobProcessor } from '@manette/platform';
import { CommandBus } from '@nestjs/cqrs';
import { ExpireDeliveries } from './expire-deliveries.command.js';

/** Well below the 60 s within which users must be notified of an expiry [LIF-036]. */
const AT_MOST_MS = 10_000;

@JobProcessor('fulfilment-expiry', {
  every: ({ periods }) => Math.min(AT_MOST_MS, periods.sweep),
  concurrency: 1,
})
export class ExpireDeliveriesJob extends JobHandler {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async process(): Promise<void> {
    await this.commands.execute(new ExpireDeliveries());
  }
}
