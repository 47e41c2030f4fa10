import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { sql } from 'kysely';
import type { Processor } from './job-handlers.js';
import { Queues } from './queues.js';
import { reduceJobData } from './run-job.js';

/** A purpose of a queue's jobs that one release has left for another. */
export interface LeftPurpose {
  queue: string;
  purpose: string;
}

/** Returns the name of the queue of left work; BullMQ accepts no colon in names. */
export const queueOfLeftWork = ({ queue, purpose }: LeftPurpose): string =>
  `${queue}.${purpose.replaceAll(':', '_')}`;

/**
 * Moves jobs that this release cannot process to a separate queue for each purpose. Only processes whose release knows the
 * purpose open that queue. If such a job stayed in its queue, the same process would take it again and again (operations,
 * section 3).
 */
@Injectable()
export class LeftWork {
  private readonly logger = new Logger(LeftWork.name);

  constructor(
    private readonly em: EntityManager,
    private readonly queues: Queues,
  ) {}

  /** Moves a job under its id, so that moving it twice has no effect. */
  async leave({ queue, handler, keep }: Processor, job: Job): Promise<void> {
    const left = { queue, purpose: handler.purposeOf(job.name, job.data) };
    await sql`insert into platform.left_work (queue, purpose) values (${queue}, ${left.purpose})
      on conflict (queue, purpose) do update set left_at = now()`.execute(this.em.getKysely<object>());
    const { id, name } = job;
    const data: unknown = job.data;
    const { telemetry } = job.opts;
    const opts = { ...(id === undefined ? {} : { jobId: id }), ...(telemetry ? { telemetry } : {}) };
    await this.queues.add(queueOfLeftWork(left), [{ name, data, opts }]);
    await reduceJobData(job, 'done', keep);
    this.logger.log(`left a job of ${queue} for the release that knows ${left.purpose}`);
  }

  /** Returns the purposes of all left jobs, from all processes. */
  async all(): Promise<LeftPurpose[]> {
    const found = sql<LeftPurpose>`select queue, purpose from platform.left_work`;
    return (await found.execute(this.em.getKysely<object>())).rows;
  }
}
