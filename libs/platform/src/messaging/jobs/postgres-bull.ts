import {
  PostgresQueueBackend,
  withBackend,
  type Job,
  type PostgresConnectionOptions,
  type QueueBaseOptions,
  type Telemetry,
} from 'bullmq';
import pg from 'pg';
import { connectionOptions } from '../../database/database.options.js';
import { QUEUE_SCHEMA } from '../../database/migrate.js';
import { Bull, JOB_DEFAULTS, type JobQueue, type JobWorker, type WorkerSettings } from './bull.js';
import { SharedConnection } from './shared-connection.js';

/**
 * Besides the one that listens. Each plans the queues' functions anew, and a start, at which all workers ask at once, opens
 * all of them.
 */
const QUERY_CONNECTIONS = 2;
/**
 * How long an idle worker waits before it asks without being notified. New jobs notify it, delayed jobs are waited for, and a
 * lost connection makes it ask again, so this is for the unforeseen.
 */
const IDLE_SECONDS = 60;

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
