import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { isUnavailable } from '../../database/is-unavailable.js';
import type { NewJob } from '../jobs/bull.js';
import { Queues } from '../jobs/queues.js';
import { GracefulShutdown } from '../../core/lifecycle/graceful-shutdown.js';
import { IntegrationEvents } from './integration-events.js';
import { IntegrationEventsProcessor } from './integration-events.processor.js';
import { jobsOfRow } from './jobs-of-row.js';
import { ListeningLoop } from './listening-loop.js';
import { deleteRows, postponeRow, readyRows } from './outbox-table.js';
import type { OutboxRow } from './outbox-row.js';

const RELAY_LOCK = 7_265_502;
const RETRY_SOON_MS = 20;
/** The pause after the queues could not be reached. */
const UNAVAILABLE_MS = 1000;
/** The polling interval, for postponed rows only: a new row is notified by the commit of its transaction. */
const IDLE_MS = 5000;

/** Moves committed rows of the outbox to the queues in their order, in one process at a time. */
@Injectable()
export class Relay implements OnApplicationBootstrap {
  private readonly logger = new Logger(Relay.name);
  private readonly loop: ListeningLoop;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly queues: Queues,
    private readonly events: IntegrationEvents,
    private readonly consumers: IntegrationEventsProcessor,
    private readonly shutdown: GracefulShutdown,
  ) {
    const step = (client: pg.Client) => this.step(client);
    const { url } = config.database;
    this.loop = new ListeningLoop({ url, channel: 'manette_outbox', lock: RELAY_LOCK, step });
  }

  /** Starts relaying. Only processes with the context `platform` do this shared work (operations, section 8). */
  onApplicationBootstrap(): void {
    if (!this.config.contexts.includes('platform')) return;
    this.loop.start();
    this.shutdown.register('relay', () => this.loop.stop(), this.loop.names);
  }

  private async step(client: pg.Client): Promise<number> {
    const { rows, blocked } = await readyRows(client);
    if (rows.length === 0) return blocked ? RETRY_SOON_MS : IDLE_MS;
    try {
      await this.handOver(rows);
      await deleteRows(client, rows);
      return 0;
    } catch (error) {
      if (isUnavailable(error)) return this.unavailable(error);
      return this.handOverOneByOne(client, rows);
    }
  }

  private async handOver(rows: OutboxRow[]): Promise<void> {
    for (const row of rows) await this.deliverInOrder(row);
    const byQueue = new Map<string, NewJob[]>();
    for (const row of rows)
      for (const { queue, job } of this.jobsOf(row)) byQueue.set(queue, [...(byQueue.get(queue) ?? []), job]);
    for (const [queue, jobs] of byQueue) await this.queues.add(queue, jobs);
  }

  private jobsOf(row: OutboxRow) {
    const { events } = this;
    return jobsOfRow(
      row,
      (topic) => events.consumersOf(topic),
      (topic) => events.inOrder(topic),
    );
  }

  private async deliverInOrder({
    kind,
    topic,
    payload,
    message_id: messageId,
    unheard,
  }: OutboxRow): Promise<void> {
    if (kind !== 'event') return;
    for (const consumer of this.events.inOrder(topic))
      if (!unheard.includes(consumer)) await this.consumers.process(topic, { consumer, messageId, payload });
  }

  /** Hands over the rows of a batch one by one, as one row is refused and the others must not wait for it. */
  private async handOverOneByOne(client: pg.Client, rows: OutboxRow[]): Promise<number> {
    for (const row of rows) {
      try {
        await this.handOver([row]);
        await deleteRows(client, [row]);
      } catch (error) {
        if (isUnavailable(error)) return this.unavailable(error);
        const { parked } = await postponeRow(client, row, error);
        const sentence = parked ? 'an outbox row is parked' : 'an outbox row could not be handed over';
        this.logger.error({ err: error, id: row.id, kind: row.kind, topic: row.topic }, sentence);
      }
    }
    return 0;
  }

  private unavailable(error: unknown): number {
    this.logger.warn(`the queues cannot be reached, trying again: ${(error as Error).message}`);
    return UNAVAILABLE_MS;
  }
}
