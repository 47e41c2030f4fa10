import { createPostgresBackend, withBackend, type Job, type Telemetry } from 'bullmq';
import pg from 'pg';
import { connectionOptions } from '../../database/database.options.js';
import { QUEUE_SCHEMA } from '../../database/migrate.js';
import { Bull, JOB_DEFAULTS, type JobQueue, type JobWorker, type WorkerSettings } from './bull.js';

const { Queue, Worker } = withBackend(createPostgresBackend);
/** Connections for queries; each worker also keeps one for LISTEN. */
const QUERY_CONNECTIONS = 4;
/**
 * How long an idle worker waits before it asks without being notified. New jobs notify it, delayed jobs are waited for, and a
 * lost connection makes it ask again, so this is for the unforeseen.
 */
const IDLE_SECONDS = 60;

/** BullMQ on PostgreSQL: enough for one machine. All queues share one pool. */
export class PostgresBull extends Bull {
  private readonly pool: pg.Pool;

  constructor(
    url: string,
    onError: (error: Error) => void,
    private readonly telemetry?: Telemetry,
  ) {
    super();
    const options = {
      ...connectionOptions(url, 'queue'),
      options: `-c search_path=${QUEUE_SCHEMA}`,
      max: QUERY_CONNECTIONS,
    };
    this.pool = new pg.Pool(options);
    this.pool.on('error', onError);
    // Each queue and worker adds a listener to the shared pool.
    this.pool.setMaxListeners(100);
  }

  queue(name: string): JobQueue {
    return new Queue(name, { connection: this.pool, defaultJobOptions: JOB_DEFAULTS, ...this.traced });
  }

  worker(name: string, work: (job: Job) => Promise<void>, settings: WorkerSettings): JobWorker {
    this.pool.options.max += 1;
    return new Worker(name, (job) => work(job as unknown as Job), {
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
    await this.pool.end();
  }
}
