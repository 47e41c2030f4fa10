import { Clock, JobHandler, JobProcessor } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import type { WebhooksTables } from '../webhooks.tables.js';

const HOUR = 60 * 60 * 1000;
/** How long the log of deliveries is kept; the period factor of tests does not shorten it. */
const KEPT = 30 * 24 * HOUR;

/** Deletes old deliveries of webhooks [POC-101]. */
@JobProcessor('webhooks-clean-up', { every: HOUR })
export class CleanUpDeliveriesJob extends JobHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async process(): Promise<void> {
    await this.em
      .getKysely<WebhooksTables>()
      .deleteFrom('webhooks.delivery')
      .where('created_at', '<', new Date(this.clock.now().getTime() - KEPT))
      .where('status', '<>', 'waiting')
      .execute();
  }
}
