import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { isUnavailable } from '../../database/is-unavailable.js';
import { GracefulShutdown } from '../../core/lifecycle/graceful-shutdown.js';
import { Bull, type JobWorker } from './bull.js';
import { JobHandlers, type Processor } from './job-handlers.js';
import { Queues } from './queues.js';
import { reduceJobData, runJob } from './run-job.js';

const CONCURRENCY = 4;
const LOG_INTERVAL_MS = 10_000;

/** Runs the processors of this process; a job that has finally failed is logged and kept in its queue. */
@Injectable()
export class Workers implements OnApplicationBootstrap {
  private readonly logger = new Logger(Workers.name);
  private workers: JobWorker[] = [];
  private readonly running = new Set<Job>();
  private quietUntil = 0;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly bull: Bull,
    private readonly queues: Queues,
    private readonly handlers: JobHandlers,
    private readonly shutdown: GracefulShutdown,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.jobs.run) return;
    for (const processor of this.handlers.open()) {
      const { queue, every, concurrency = CONCURRENCY } = processor;
      const worker = this.bull.worker(queue, (job) => this.run(processor, job), { concurrency });
      worker.on('error', (error) => this.onError(queue, error));
      worker.on('failed', (job, error) => this.onFailed(processor, job, error));
      this.workers.push(worker);
      if (every !== undefined) this.schedule(queue, every === 'sweep' ? this.config.periods.sweep : every);
    }
    const names = () => [...this.running].map(({ queueName, name, id }) => `${queueName} ${name} ${id}`);
    this.shutdown.register('jobs', () => this.stop(), names);
  }

  private async run(processor: Processor, job: Job): Promise<void> {
    this.running.add(job);
    try {
      await runJob(processor, job);
    } finally {
      this.running.delete(job);
    }
  }

  private schedule(queue: string, every: number): void {
    this.queues
      .schedule(queue, every)
      .catch((error: unknown) => this.logger.error({ err: error }, `${queue} could not be scheduled`));
  }

  private async stop(): Promise<void> {
    const closing = this.workers.map((worker) => worker.close());
    this.workers = [];
    await Promise.all(closing);
  }

  private onError(queue: string, error: Error): void {
    if (isUnavailable(error)) return this.logUnreachable(error);
    this.logger.error({ err: error }, `${queue}: worker error`);
  }

  /** Each worker reports it repeatedly, so it is logged at most once in `LOG_INTERVAL_MS`. */
  private logUnreachable(error: Error): void {
    if (Date.now() < this.quietUntil) return;
    this.quietUntil = Date.now() + LOG_INTERVAL_MS;
    this.logger.warn(`the queues cannot be reached: ${error.message}`);
  }

  private onFailed({ queue, keep }: Processor, job: Job | undefined, error: Error): void {
    const about = { err: error, queue, job: job?.name, id: job?.id, attempt: job?.attemptsMade };
    if (job && job.finishedOn === undefined)
      return this.logger.warn(about, 'a job failed and will be tried again');
    this.logger.error(about, 'a job failed for good and is parked');
    // A job that failed because its processes died repeatedly was not reduced by `runJob`.
    if (job)
      reduceJobData(job, 'failed', keep).catch((fault: unknown) =>
        this.logger.error({ ...about, err: fault }, 'a parked job still holds its data'),
      );
  }
}
