import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import type { Gauge } from 'prom-client';
import { Metrics } from '../../core/metrics/metrics.js';
import { JobHandlers } from '../../messaging/jobs/job-handlers.js';
import { LeftWork, queueOfLeftWork } from '../../messaging/jobs/left-work.js';
import { Queues } from '../../messaging/jobs/queues.js';
import { SocketServer } from '../../messaging/realtime/socket-server.js';

interface OutboxFigures {
  waiting: number;
  parked: number;
  age: number;
}

/** The jobs of the queues, the rows of the outbox and the open sockets; read at each scrape. */
@Injectable()
export class StateMetrics implements OnApplicationBootstrap {
  /** The running query: a scrape collects all gauges at the same time, and two of them need its result. */
  private pending?: Promise<OutboxFigures> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly em: EntityManager,
    private readonly queues: Queues,
    private readonly handlers: JobHandlers,
    private readonly left: LeftWork,
    private readonly sockets: SocketServer,
  ) {}

  onApplicationBootstrap(): void {
    const { metrics } = this;
    const jobs = { name: 'manette_queue_jobs', help: 'Jobs by queue and state' };
    metrics.lookUp({ ...jobs, labels: ['queue', 'state'] }, (gauge) => this.collectQueues(gauge));
    const oldest = {
      name: 'manette_queue_oldest_seconds',
      help: 'Age of the oldest job that waits in a queue',
    };
    metrics.lookUp({ ...oldest, labels: ['queue'] }, (gauge) => this.collectOldest(gauge));
    const rows = { name: 'manette_outbox_rows', help: 'Rows of the outbox by state' };
    metrics.lookUp({ ...rows, labels: ['state'] }, (gauge) => this.collectOutbox(gauge));
    const age = { name: 'manette_outbox_age_seconds', help: 'Age of the oldest row that waits' };
    metrics.lookUp(age, async (gauge) => gauge.set((await this.outbox()).age));
    const sockets = { name: 'manette_sockets', help: 'Open sockets of this process' };
    metrics.lookUp(sockets, (gauge) => gauge.set(this.sockets.attached?.sockets.sockets.size ?? 0));
  }

  private get names(): string[] {
    return this.handlers.open().map(({ queue }) => queue);
  }

  private async collectQueues(gauge: Gauge<'queue' | 'state'>): Promise<void> {
    const left = (await this.left.all()).filter(({ queue }) => this.names.includes(queue));
    const names = [...this.names, ...left.map(queueOfLeftWork)];
    const counts = await Promise.all(names.map((name) => this.queues.counts(name)));
    for (const [index, queue] of names.entries())
      for (const [state, count] of Object.entries(counts[index] ?? {})) gauge.set({ queue, state }, count);
  }

  private async collectOldest(gauge: Gauge<'queue'>): Promise<void> {
    const ages = await Promise.all(this.names.map((name) => this.queues.oldestSeconds(name)));
    for (const [index, queue] of this.names.entries()) gauge.set({ queue }, ages[index] ?? 0);
  }

  private async collectOutbox(gauge: Gauge<'state'>): Promise<void> {
    const { waiting, parked } = await this.outbox();
    gauge.set({ state: 'waiting' }, waiting);
    gauge.set({ state: 'parked' }, parked);
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
