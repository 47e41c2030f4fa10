import {
  PostgresQueueBackend,
  withBackend,
  type Job,
  type JobsOptions,
  type PostgresConnectionOptions,
  type QueueBaseOptions,
  type Telemetry,
} from 'bullmq';
import pg from 'pg';
import { connectionOptions } from '../../database/database.options.js';
import { QUEUE_SCHEMA } from '../../database/migrate.js';
import { Bull, type JobQueue, type JobWorker, type WorkerSettings } from './bull.js';
import { JOB_DEFAULTS } from './job-defaults.js';
import type { StoredSchedule } from './schedules.js';
import { SharedConnection } from './shared-connection.js';

/**
 * The connections for queries, besides the one that listens. The number is low, as each connection plans the functions of the
 * queues for itself, and all of them are opened at the start, when all workers ask at the same time.
 */
const QUERY_CONNECTIONS = 2;
/**
 * How long an idle worker waits before it polls without a notification. This is only a fallback: new jobs notify the worker,
 * it waits for the time of delayed jobs, and it polls after a lost connection.
 */
const IDLE_SECONDS = 60;

/** Reads all schedules in one query; BullMQ would send one per queue. The id of the next job consists of schedule and time. */
const SCHEDULES = `
  select s.queue, s.every_ms::float8 as every, s.pattern, s.tz, s.template_opts as opts,
         exists (select from job j where j.queue = s.queue and j.id = 'repeat:' || s.scheduler_id || ':' || s.next_run_ms
                  and j.state in ('delayed', 'waiting')) as "isWaiting"
    from scheduler s where s.queue = any($1) and s.scheduler_id = s.queue`;

interface StoredRow {
  queue: string;
  every: number | null;
  pattern: string | null;
  tz: string | null;
  opts: JobsOptions;
  isWaiting: boolean;
}

/** BullMQ on PostgreSQL: enough for one machine. All queues share one pool, and all workers one connection that listens. */
export class PostgresBull extends Bull {
  private readonly pool: pg.Pool;
  private readonly shared: SharedConnection;
  private readonly classes;

  constructor(
    url: string,
    onError: (error: Error) => void,
    private readonly telemetry?: Telemetry,
  ) {
    super();
    const options = {
      ...connectionOptions(url, 'queue'),
      options: `-c search_path=${QUEUE_SCHEMA}`,
      max: QUERY_CONNECTIONS + 1,
    };
    this.pool = new pg.Pool(options);
    this.pool.on('error', onError);
    const shared = (this.shared = new SharedConnection(this.pool));
    this.classes = withBackend(
      (name, opts: QueueBaseOptions<PostgresConnectionOptions>) =>
        new PostgresQueueBackend(shared, name, opts),
    );
  }

  queue(name: string): JobQueue {
    return new this.classes.Queue(name, {
      connection: this.pool,
      defaultJobOptions: JOB_DEFAULTS,
      // Otherwise BullMQ would write its version and its own defaults for each queue at each start.
      skipMetasUpdate: true,
      ...this.traced,
    });
  }

  worker(name: string, work: (job: Job) => Promise<void>, settings: WorkerSettings): JobWorker {
    return new this.classes.Worker(name, (job) => work(job as unknown as Job), {
      connection: this.pool,
      drainDelay: IDLE_SECONDS,
      ...this.traced,
      ...settings,
    });
  }

  async schedules(queues: readonly JobQueue[]): Promise<Map<string, StoredSchedule>> {
    const { rows } = await this.pool.query<StoredRow>(SCHEDULES, [queues.map(({ name }) => name)]);
    return new Map(
      rows.map(({ queue, every, pattern, tz, opts, isWaiting }) => [
        queue,
        { every: every ?? undefined, pattern: pattern ?? undefined, tz: tz ?? undefined, opts, isWaiting },
      ]),
    );
  }

  private get traced(): { telemetry?: Telemetry } {
    return this.telemetry ? { telemetry: this.telemetry } : {};
  }

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  async close(): Promise<void> {
    await this.shared.end();
    await this.pool.end();
  }
}
