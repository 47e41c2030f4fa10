import { randomInt } from 'node:crypto';
import type { AttemptView, DeliveryStatus } from '@manette/contracts/webhooks';
import { APP_CONFIG, Clock, UnitOfWork, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { hasFailedForLong, pauseAfter } from '../../domain/retry-schedule.js';
import type { WebhooksTables } from '../webhooks.tables.js';
import { DisableWebhook } from './disable-webhook.js';

const GONE = 410;
const STEPS = 1_000_000;

export interface Attempted {
  deliveryId: string;
  webhookId: string;
  /**
   * The round of the delivery when the attempt began. If the delivery was sent again on demand since, it waits for
   * another attempt.
   */
  round: number;
  attempt: AttemptView;
}

interface Locked {
  status: DeliveryStatus;
  round: number;
  tries: number;
  url: string;
  active: boolean;
  failing_since: Date | string | null;
}

const isSuccess = ({ status }: AttemptView): boolean => status !== null && status >= 200 && status < 300;

/** Records an attempt and its consequences for the delivery and its webhook [POC-094] [POC-097]. */
@Injectable()
export class RecordAttempt {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly disable: DisableWebhook,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  run(attempted: Attempted): Promise<void> {
    return this.unitOfWork.run(async () => {
      const found = await this.lock(attempted);
      if (!found) return;
      if (isSuccess(attempted.attempt)) await this.succeeded(attempted, found);
      else await this.failed(attempted, found);
    });
  }

  private async succeeded(attempted: Attempted, { round, tries }: Locked): Promise<void> {
    const isCurrent = round === attempted.round;
    await this.note(attempted, isCurrent ? { status: 'delivered', next: null, tries: tries + 1 } : undefined);
    await this.db
      .updateTable('webhooks.webhook')
      .set({ failing_since: null })
      .where('id', '=', attempted.webhookId)
      .where('failing_since', 'is not', null)
      .execute();
  }

  private async failed(attempted: Attempted, found: Locked): Promise<void> {
    const { attempt, webhookId } = attempted;
    const now = this.clock.now();
    const isCurrent = found.round === attempted.round && found.status === 'waiting';
    await this.note(attempted, isCurrent ? this.after(found.tries + 1, now) : undefined);
    if (!found.active) return;
    const webhook = { id: webhookId, url: found.url };
    if (attempt.status === GONE) return this.disable.because('gone', webhook);
    const since = found.failing_since === null ? null : new Date(found.failing_since);
    if (hasFailedForLong(since, now, this.config.periods.factor))
      return this.disable.because('failing', webhook);
    if (since) return;
    const webhooks = this.db.updateTable('webhooks.webhook').set({ failing_since: now });
    await webhooks.where('id', '=', webhookId).execute();
  }

  private after(tries: number, now: Date): Outcome {
    const pause = pauseAfter(tries, randomInt(STEPS) / STEPS);
    if (pause === undefined) return { status: 'failed', next: null, tries };
    return { status: 'waiting', next: new Date(now.getTime() + pause * this.config.periods.factor), tries };
  }

  /** Locks the webhook before the delivery, like all other code. */
  private async lock({ deliveryId, webhookId }: Attempted): Promise<Locked | undefined> {
    const webhook = await this.db
      .selectFrom('webhooks.webhook')
      .select(['url', 'active', 'failing_since'])
      .where('id', '=', webhookId)
      .forUpdate()
      .executeTakeFirst();
    const delivery = await this.db
      .selectFrom('webhooks.delivery')
      .select(['status', 'round', 'tries'])
      .where('id', '=', deliveryId)
      .forUpdate()
      .executeTakeFirst();
    return webhook && delivery && { ...webhook, ...delivery };
  }

  private async note({ deliveryId, attempt }: Attempted, outcome: Outcome | undefined): Promise<void> {
    const attempts = sql<AttemptView[]>`attempts || ${JSON.stringify([attempt])}::jsonb`;
    const become = outcome && { status: outcome.status, next_attempt_at: outcome.next, tries: outcome.tries };
    await this.db
      .updateTable('webhooks.delivery')
      .set({ attempts, ...become })
      .where('id', '=', deliveryId)
      .execute();
  }

  private get db() {
    return this.em.getKysely<WebhooksTables>();
  }
}

interface Outcome {
  status: DeliveryStatus;
  next: Date | null;
  tries: number;
}
