import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@manette/contracts/errors';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { sql } from 'kysely';
import { withoutPersonalData } from '../../core/logging/without-personal-data.js';
import { JobHandlers } from './job-handlers.js';
import { LeftWork, queueOfLeftWork } from './left-work.js';
import { Queues } from './queues.js';
import { isReduced } from './run-job.js';

/** The queue name that is shown for rows of the outbox. */
const OUTBOX = 'outbox';
/** The most failed jobs that are listed of a queue; as many as a queue keeps (`JOB_DEFAULTS`). */
const MOST = 10_000;
const LONGEST_ERROR = 300;

/** A job that failed in its last attempt, or an outbox row that could not be handed over in the last attempt. */
export interface ParkedJob {
  id: string;
  queue: string;
  name: string;
  /** The error, in one line. */
  error: string;
  /** Whether its data are complete, so that it can run again; the data of a mail are not kept. */
  isWhole: boolean;
}

interface ParkedRow {
  id: string;
  name: string;
  error: string | null;
  is_whole: boolean;
}

function oneLine(error: string | null | undefined): string {
  const [first = ''] = (error ?? '').trim().split('\n', 1);
  return withoutPersonalData(first).slice(0, LONGEST_ERROR) || 'unknown';
}

const ofJob = (queue: string, { id = '', name, failedReason, data }: Job): ParkedJob => ({
  ...{ id, queue, name, error: oneLine(failedReason) },
  isWhole: !isReduced(data),
});

/** Lists and retries the parked jobs of all queues and the parked outbox rows, with queues on PostgreSQL or Redis [OPS-113]. */
@Injectable()
export class ParkedJobs {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly queues: Queues,
    private readonly left: LeftWork,
    private readonly em: EntityManager,
  ) {}

  async list(): Promise<ParkedJob[]> {
    const jobs = await Promise.all(
      (await this.names()).map(async (queue) => (await this.failed(queue)).map((job) => ofJob(queue, job))),
    );
    return [...(await this.rows()), ...jobs.flat()];
  }

  /**
   * Runs parked jobs again, with the full number of attempts, if their data are complete.
   * @param wanted an id, or `all`
   * @returns the number of jobs and rows that run again
   * @throws DomainError when no parked job has the id, or its data were not kept
   */
  async retry(wanted: string): Promise<number> {
    const all = await this.list();
    const parked = wanted === 'all' ? all : all.filter(({ id }) => id === wanted);
    const whole = parked.filter(({ isWhole }) => isWhole);
    if (wanted !== 'all' && parked.length === 0)
      throw new DomainError('NOT_FOUND', `There is no parked job ${wanted}`);
    if (wanted !== 'all' && whole.length === 0)
      throw new DomainError('NOT_FOUND', `${wanted} cannot run again: its data were not kept`);
    const ids = new Set(whole.map(({ id }) => id));
    await this.resumeRows([...ids]);
    for (const queue of new Set(whole.map((job) => job.queue)))
      if (queue !== OUTBOX) await this.retryJobs(queue, ids);
    return whole.length;
  }

  private async names(): Promise<string[]> {
    const left = (await this.left.all()).map(queueOfLeftWork);
    return [...this.handlers.all().map(({ queue }) => queue), ...left];
  }

  private async failed(queue: string): Promise<Job[]> {
    const jobs = await this.queues.failed(queue, MOST);
    return jobs.filter((job) => job !== undefined);
  }

  private async retryJobs(queue: string, ids: ReadonlySet<string>): Promise<void> {
    for (const job of await this.failed(queue))
      if (ids.has(job.id ?? '')) await job.retry('failed', { resetAttemptsMade: true });
  }

  private async rows(): Promise<ParkedJob[]> {
    const { rows } = await sql<ParkedRow>`
      select message_id as id, last_error as error, kind <> 'mail' or payload ? 'to' as is_whole,
        case kind when 'job' then topic || '/' || coalesce(payload->>'name', '') else topic end as name
      from platform.outbox where parked_at is not null order by id limit ${MOST}`.execute(this.db);
    return rows.map(({ id, name, error, is_whole: isWhole }) => ({
      ...{ id, queue: OUTBOX, name, error: oneLine(error) },
      isWhole,
    }));
  }

  /** Makes the relay hand over the parked rows with these ids again, without delay. */
  private async resumeRows(ids: string[]): Promise<void> {
    await sql`update platform.outbox set parked_at = null, attempts = 0, retry_at = now()
      where parked_at is not null and message_id::text = any(${ids})`.execute(this.db);
    await sql`notify manette_outbox`.execute(this.db);
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
