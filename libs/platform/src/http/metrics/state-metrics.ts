import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { Counter, Gauge } from 'prom-client';
import { JobHandlers } from '../../messaging/jobs/job-handlers.js';
import { Queues } from '../../messaging/jobs/queues.js';
import { SocketServer } from '../../messaging/realtime/socket-server.js';
import { Metrics } from './metrics.js';
import { withinSeconds } from '../../core/time/within-seconds.js';

const TIMEOUT_SECONDS = 2;

interface OutboxFigures {
  waiting: number;
  parked: number;
  age: number;
}

/** Gauges that are collected at each scrape; one that fails leaves the others in place. */
@Injectable()
export class StateMetrics implements OnApplicationBootstrap {
  private readonly logger = new Logger(StateMetrics.name);
  /** The running query: a scrape collects all gauges at once, and two of them need its result. */
  private pending?: Promise<OutboxFigures> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly em: EntityManager,
    private readonly queues: Queues,
    private readonly handlers: JobHandlers,
    private readonly sockets: SocketServer,
  ) {}

  onApplicationBootstrap(): void {
    const missing = new Counter({
      name: 'manette_metrics_missing_total',
      help: 'How often a figure could not be looked up',
      labelNames: ['figure'],
      registers: [this.metrics.registry],
    });
    const gauge = (name: string, help: string, labels: string[], look: (gauge: Gauge) => Promise<void>) => {
      const { registry } = this.metrics;
      const { logger } = this;
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers: [registry],
        async collect() {
          this.reset();
          await withinSeconds(TIMEOUT_SECONDS, look(this)).catch((error: Error) => {
            missing.inc({ figure: name });
            logger.warn(`${name}: ${error.message}`);
          });
        },
      });
    };
    gauge('manette_queue_jobs', 'Jobs by queue and state', ['queue', 'state'], (jobs) =>
      this.collectQueues(jobs),
    );
    gauge('manette_outbox_rows', 'Rows of the outbox by state', ['state'], (rows) =>
      this.collectOutbox(rows),
    );
    gauge('manette_outbox_age_seconds', 'Age of the oldest row that waits', [], (age) =>
      this.collectAge(age),
    );
    gauge('manette_sockets', 'Open sockets of this process', [], (sockets) => {
      sockets.set(this.sockets.attached?.sockets.sockets.size ?? 0);
      return Promise.resolve();
    });
  }

  private async collectQueues(gauge: Gauge): Promise<void> {
    const names = this.handlers.open().map(({ queue }) => queue);
    const counts = await Promise.all(names.map((name) => this.queues.counts(name)));
    for (const [index, queue] of names.entries())
      for (const [state, count] of Object.entries(counts[index] ?? {})) gauge.set({ queue, state }, count);
  }

  private async collectOutbox(gauge: Gauge): Promise<void> {
    const { waiting, parked } = await this.outbox();
    gauge.set({ state: 'waiting' }, waiting);
    gauge.set({ state: 'parked' }, parked);
  }

  private async collectAge(gauge: Gauge): Promise<void> {
    gauge.set((await this.outbox()).age);
  }

  private outbox(): Promise<OutboxFigures> {
    this.pending ??= this.queryOutbox().finally(() => (this.pending = undefined));
    return this.pending;
  }

  private async queryOutbox(): Promise<OutboxFigures> {
    const { rows } = await sql<OutboxFigures>`
      select count(*) filter (where parked_at is null)::int as waiting,
        count(*) filter (where parked_at is not null)::int as parked,
        coalesce(extract(epoch from now() - min(created_at) filter (where parked_at is null)), 0)::float8 as age
      from platform.outbox`.execute(this.em.getKysely<object>());
    return rows[0] ?? { waiting: 0, parked: 0, age: 0 };
  }
}
