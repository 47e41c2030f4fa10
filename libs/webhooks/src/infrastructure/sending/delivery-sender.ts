import type { AttemptView } from '@manette/contracts/webhooks';
import {
  APP_CONFIG,
  Clock,
  GracefulShutdown,
  GuardedSender,
  ListeningLoop,
  type AppConfig,
  type OutboundResult,
} from '@manette/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import { RecordAttempt } from '../../application/record-attempt/record-attempt.js';
import { dueDeliveries, nextDue, type DueDelivery } from './due-deliveries.js';
import { SignedCall } from './signed-call.js';

const CHANNEL = 'manette_webhooks';
const SENDER_LOCK = 7_265_510;
/** The maximum of concurrent calls per webhook. */
const AT_ONCE = 4;
const LOOK_EVERY_MS = 1_000;
/** An attempt that could not be recorded is repeated after this time. */
const UNRECORDED_MS = 5_000;

const attemptOf = (at: Date, result: OutboundResult): AttemptView => ({
  at: at.toISOString(),
  durationMs: result.durationMs,
  status: result.status ?? null,
  error: result.error ?? null,
  answer: result.status === undefined ? null : result.answer,
});

/**
 * Sends due deliveries. Only one process at a time sends, so that it can count the concurrent calls of a webhook and
 * keep the order of a ticket's events. An attempt is recorded when it has ended, so deliveries of a process that died
 * are due again for the next one [POC-095].
 */
@Injectable()
export class DeliverySender implements OnApplicationBootstrap {
  private readonly logger = new Logger(DeliverySender.name);
  private readonly loop: ListeningLoop;
  private readonly running = new Map<string, { webhookId: string; attempt: Promise<void> }>();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly calls: SignedCall,
    private readonly sender: GuardedSender,
    private readonly record: RecordAttempt,
    private readonly shutdown: GracefulShutdown,
  ) {
    const step = (client: pg.Client) => this.step(client);
    const { url } = config.database;
    this.loop = new ListeningLoop({ url, channel: CHANNEL, lock: SENDER_LOCK, step });
  }

  onApplicationBootstrap(): void {
    if (!this.config.jobs.run || !this.config.contexts.includes('webhooks')) return;
    this.loop.start();
    const names = () => [...this.loop.names(), ...[...this.running.keys()].map((id) => `${CHANNEL} ${id}`)];
    this.shutdown.register('jobs', () => this.stop(), names);
  }

  private async stop(): Promise<void> {
    await this.loop.stop();
    await Promise.all([...this.running.values()].map(({ attempt }) => attempt));
  }

  private async step(client: pg.Client): Promise<number> {
    const now = this.clock.now();
    for (const delivery of await dueDeliveries(client, now, [...this.running.keys()], AT_ONCE))
      this.start(delivery);
    const next = await nextDue(client, now);
    const until = next ? next.getTime() - this.clock.now().getTime() : LOOK_EVERY_MS;
    return Math.min(LOOK_EVERY_MS, Math.max(1, until));
  }

  private start(delivery: DueDelivery): void {
    const { id, webhookId } = delivery;
    const calls = [...this.running.values()].filter((one) => one.webhookId === webhookId);
    if (calls.length >= AT_ONCE) return;
    const attempt = this.attempt(delivery).then(
      () => this.ended(id),
      (error: unknown) => {
        this.logger.error({ err: error, id }, 'an attempt of a webhook could not be recorded');
        setTimeout(() => this.ended(id), UNRECORDED_MS).unref();
      },
    );
    this.running.set(id, { webhookId, attempt });
  }

  private ended(id: string): void {
    this.running.delete(id);
    this.loop.wake();
  }

  private async attempt(delivery: DueDelivery): Promise<void> {
    const { id: deliveryId, webhookId, round } = delivery;
    const at = this.clock.now();
    const result = await this.send(delivery);
    await this.record.run({ deliveryId, webhookId, round, attempt: attemptOf(at, result) });
  }

  private async send(delivery: DueDelivery): Promise<OutboundResult> {
    try {
      return await this.sender.send(this.calls.of(delivery));
    } catch (error) {
      this.logger.error({ err: error, webhookId: delivery.webhookId }, 'a webhook could not be called');
      return { error: 'connection failed', durationMs: 0 };
    }
  }
}
