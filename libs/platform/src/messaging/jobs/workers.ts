import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { isUnavailable } from '../../database/is-unavailable.js';
import { GracefulShutdown } from '../../core/lifecycle/graceful-shutdown.js';
import { Bull, type JobWorker } from './bull.js';
import { JobHandlers, type Processor } from './job-handlers.js';
import { LeftWork, queueOfLeftWork } from './left-work.js';
import { Queues } from './queues.js';
import type { Repeat, Schedule } from './schedules.js';
import { reduceJobData, runJob } from './run-job.js';

const CONCURRENCY = 4;
const LOG_INTERVAL_MS = 10_000;
const LOOK_FOR_LEFT_MS = 2_000;

/** Runs the processors of this process. A job that fails in its last attempt is logged and kept in its queue. */
@Injectable()
export class Workers implements OnApplicationBootstrap {
  private readonly logger = new Logger(Workers.name);
  private readonly workers = new Map<string, JobWorker>();
  private processors: Processor[] = [];
  private timer?: NodeJS.Timeout;
  private scheduling?: NodeJS.Timeout;
  private stopped = false;
  private readonly running = new Set<Job>();
  private quietUntil = 0;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly bull: Bull,
    private readonly queues: Queues,
    private readonly handlers: JobHandlers,
    private readonly left: LeftWork,
    private readonly shutdown: GracefulShutdown,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.jobs.run) return;
    this.processors = this.handlers.open();
    const schedules: Schedule[] = [];
    for (const processor of this.processors) {
      const repeat = this.repeatOf(processor);
      if (processor.cron && !repeat) continue;
      const { queue } = processor;
      this.open(queue, processor);
      if (repeat) schedules.push({ queue, repeat, attempts: processor.cron && processor.attempts });
    }
    void this.schedule(schedules);
    void this.openLeft();
    const names = () => [...this.running].map(({ queueName, name, id }) => `${queueName} ${name} ${id}`);
    this.shutdown.register('jobs', () => this.stop(), names);
  }

  private open(queue: string, processor: Processor): void {
    const { concurrency = CONCURRENCY } = processor;
    const worker = this.bull.worker(queue, (job) => this.work(processor, job), { concurrency });
    worker.on('error', (error) => this.onError(queue, error));
    worker.on('failed', (job, error) => this.onFailed(processor, job, error));
    this.workers.set(queue, worker);
  }

  private async work(processor: Processor, job: Job): Promise<void> {
    const isKnown = processor.purposes.includes(processor.handler.purposeOf(job.name, job.data));
    this.running.add(job);
    try {
      await (isKnown ? runJob(processor, job) : this.left.leave(processor, job));
    } finally {
      this.running.delete(job);
    }
  }

  /** Opens the queues of left work whose purpose this release knows; repeats the check while the process runs. */
  private async openLeft(): Promise<void> {
    const found = await this.left.all().catch((error: Error) => {
      this.logUnreachable(error);
      return [];
    });
    if (this.stopped) return;
    for (const left of found) {
      const processor = this.processors.find(({ queue }) => queue === left.queue);
      const queue = queueOfLeftWork(left);
      if (processor?.purposes.includes(left.purpose) && !this.workers.has(queue)) this.open(queue, processor);
    }
    this.timer = setTimeout(() => void this.openLeft(), LOOK_FOR_LEFT_MS).unref();
  }

  private repeatOf({ every, cron }: Processor): Repeat | undefined {
    const pattern = cron?.(this.config);
    if (pattern !== undefined) return { pattern, tz: this.config.store.timezone };
    if (every === undefined) return undefined;
    if (every === 'sweep') return { every: this.config.periods.sweep };
    return { every: typeof every === 'function' ? every(this.config) : every };
  }

  /**
   * Stores the schedules, and stores those again that the store has lost while the process runs: a Redis that restarts
   * without its data would otherwise end all repeated jobs until a process starts.
   */
  private async schedule(schedules: readonly Schedule[], which: 'all' | 'lost' = 'all'): Promise<void> {
    const results = await this.queues.schedule(schedules, which);
    for (const [index, result] of results.entries())
      if (result.status === 'rejected') this.onNotScheduled(schedules[index]?.queue, result.reason);
    if (this.stopped) return;
    const again = () => void this.schedule(schedules, 'lost');
    this.scheduling = setTimeout(again, this.config.periods.sweep).unref();
  }

  private onNotScheduled(queue: string | undefined, reason: unknown): void {
    if (isUnavailable(reason)) return this.logUnreachable(reason as Error);
    this.logger.error({ err: reason }, `${queue} could not be scheduled`);
  }

  private async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.scheduling);
    const closing = [...this.workers.values()].map((worker) => worker.close());
    this.workers.clear();
    await Promise.all(closing);
  }

  private onError(queue: string, error: Error): void {
    if (isUnavailable(error)) return this.logUnreachable(error);
    this.logger.error({ err: error }, `${queue}: worker error`);
  }

  /** Logs that the queues are unreachable, at most once in `LOG_INTERVAL_MS`, as each worker reports it repeatedly. */
  private logUnreachable(error: Error): void {
    if (Date.now() < this.quietUntil) return;
    this.quietUntil = Date.now() + LOG_INTERVAL_MS;
    this.logger.warn(`the queues cannot be reached: ${error.message}`);
  }

  private onFailed({ queue, keep }: Processor, job: Job | undefined, error: Error): void {
    const about = { err: error, queue, job: job?.name, id: job?.id, attempt: job?.attemptsMade };
    if (job && job.finishedOn === undefined)
      return this.logger.warn(about, 'a job failed and will be retried');
    this.logger.error(about, 'a job failed for good and is parked');
    // `runJob` has not reduced the data of a job that failed because its processes died repeatedly.
    if (job)
      reduceJobData(job, 'failed', keep).catch((fault: unknown) =>
        this.logger.error({ ...about, err: fault }, 'a parked job still holds its data'),
      );
  }
}
