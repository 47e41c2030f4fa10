import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SCHEDULED } from './job-processor.js';
import type { Job } from 'bullmq';
import { Bull, type JobQueue, type NewJob } from './bull.js';
import { hasOtherTimes, isStored, optionsOf, type Schedule, type StoredSchedule } from './schedules.js';

/** The queues that this process adds to, opened on first use. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly open = new Map<string, JobQueue>();
  private readonly logger = new Logger(Queues.name);

  constructor(private readonly bull: Bull) {}

  /** Adds jobs in one command; a job whose id exists in the queue is left unchanged. */
  async add(queue: string, jobs: NewJob[]): Promise<void> {
    await this.get(queue).addBulk(jobs);
  }

  /**
   * Stores schedules. All processes do so when they start, so schedules that are stored already are not written again.
   * @param which `lost` leaves every schedule that is stored unchanged, also one that is stored with other times
   * @returns the result for each schedule, in their order
   */
  async schedule(
    schedules: readonly Schedule[],
    which: 'all' | 'lost' = 'all',
  ): Promise<PromiseSettledResult<void>[]> {
    if (schedules.length === 0) return [];
    const all = this.bull.schedules(schedules.map(({ queue }) => this.get(queue)));
    return Promise.allSettled(
      schedules.map(async (schedule) => {
        const stored = (await all).get(schedule.queue);
        if (which === 'all' || !stored) await this.store(schedule, stored);
      }),
    );
  }

  /** Stores a schedule. One with other times is removed first, as BullMQ would keep its offset and delay the next run. */
  private async store(schedule: Schedule, stored: StoredSchedule | undefined): Promise<void> {
    if (stored && isStored(schedule, stored)) return;
    const { queue, repeat } = schedule;
    if (stored && hasOtherTimes(schedule, stored)) await this.get(queue).removeJobScheduler(queue);
    const job = { name: SCHEDULED, data: {}, opts: optionsOf(schedule) };
    await this.get(queue).upsertJobScheduler(queue, repeat, job);
  }

  /** Returns the numbers of waiting, active, delayed and failed jobs of the queue. */
  counts(queue: string): Promise<Record<string, number>> {
    return this.get(queue).getJobCounts('waiting', 'active', 'delayed', 'failed');
  }

  /** Returns jobs of the queue that failed in their last attempt, the newest first. @param most the highest number of jobs */
  failed(queue: string, most: number): Promise<(Job | undefined)[]> {
    return this.get(queue).getJobs(['failed'], 0, most - 1, false);
  }

  /** Returns for how many seconds the oldest waiting job of the queue has been waiting; 0 if none waits. */
  async oldestSeconds(queue: string): Promise<number> {
    const [oldest] = await this.get(queue).getJobs(['waiting'], 0, 0, true);
    return oldest ? Math.max(0, Date.now() - oldest.timestamp) / 1000 : 0;
  }

  /** Resolves when the store of the queues responds. */
  ping(): Promise<void> {
    return this.bull.ping();
  }

  async onApplicationShutdown(): Promise<void> {
    const closing = [...this.open.values()].map((queue) => queue.close());
    for (const result of await Promise.allSettled(closing))
      if (result.status === 'rejected') this.logger.warn({ err: result.reason }, 'a queue did not close');
    await this.bull.close();
  }

  private get(name: string): JobQueue {
    const known = this.open.get(name);
    if (known) return known;
    const queue = this.bull.queue(name);
    queue.on('error', (error) => this.logger.warn(`${name}: ${error.message}`));
    this.open.set(name, queue);
    return queue;
  }
}
