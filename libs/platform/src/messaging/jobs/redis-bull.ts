import { Queue, Worker, type Job, type Telemetry } from 'bullmq';
import { Redis } from 'ioredis';
import { RedisWithCopies } from '../redis/redis-with-copies.js';
import { Bull, type JobQueue, type JobWorker, type WorkerSettings } from './bull.js';
import { JOB_DEFAULTS } from './job-defaults.js';
import type { StoredSchedule } from './schedules.js';

/** BullMQ on Redis, for any number of processes. */
export class RedisBull extends Bull {
  /** Adding a job fails immediately while Redis is unreachable; the outbox keeps the job and retries. */
  private readonly producer: Redis;
  private readonly consumer: RedisWithCopies;

  constructor(
    url: string,
    onError: (error: Error) => void,
    private readonly telemetry?: Telemetry,
  ) {
    super();
    this.producer = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 5000,
    });
    this.consumer = new RedisWithCopies(url, { maxRetriesPerRequest: null });
    for (const connection of [this.producer, this.consumer]) connection.on('error', onError);
  }

  queue(name: string): JobQueue {
    return new Queue(name, { connection: this.producer, defaultJobOptions: JOB_DEFAULTS, ...this.traced });
  }

  worker(name: string, work: (job: Job) => Promise<void>, settings: WorkerSettings): JobWorker {
    return new Worker(name, work, { connection: this.consumer, ...this.traced, ...settings });
  }

  async schedules(queues: readonly JobQueue[]): Promise<Map<string, StoredSchedule>> {
    const found = queues.map(async (queue) => [queue.name, await queue.getJobScheduler(queue.name)] as const);
    return new Map(
      (await Promise.all(found)).flatMap(([name, stored]) =>
        stored ? [[name, { ...stored, isWaiting: false }]] : [],
      ),
    );
  }

  private get traced(): { telemetry?: Telemetry } {
    return this.telemetry ? { telemetry: this.telemetry } : {};
  }

  async ping(): Promise<void> {
    await this.producer.ping();
  }

  close(): Promise<void> {
    this.producer.disconnect();
    this.consumer.endAll();
    return Promise.resolve();
  }
}
