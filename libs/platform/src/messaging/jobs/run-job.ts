import { UnrecoverableError, type Job } from 'bullmq';
import type { Processor } from './job-handlers.js';

type RunningJob = Pick<Job, 'id' | 'name' | 'data' | 'attemptsMade' | 'opts' | 'updateData'>;

/** What stays of the data of a job that has come to its end. */
interface Remains {
  ended: 'done' | 'failed';
  kept: object;
}

const remainsIn = (data: unknown): Remains | undefined =>
  typeof data === 'object' && data !== null && 'ended' in data && 'kept' in data
    ? (data as Remains)
    : undefined;

/** Leaves of the job's data what its processor keeps. */
export async function leaveRemains(
  job: Pick<Job, 'data' | 'updateData'>,
  ended: Remains['ended'],
  keep: Processor['keep'],
): Promise<void> {
  const data: unknown = job.data;
  if (!keep || remainsIn(data)) return;
  await job.updateData({ ended, kept: keep(data) } satisfies Remains);
}

/**
 * Runs a job. What is not kept leaves its data before the queue is told how it ended, so that no end of the process leaves
 * it behind; a job that comes again after that (its end was not noted, or somebody wants it tried again) ends as it ended.
 */
export async function runJob(
  { handler, keep }: Pick<Processor, 'handler' | 'keep'>,
  job: RunningJob,
): Promise<void> {
  const remains = keep && remainsIn(job.data);
  if (remains?.ended === 'done') return;
  if (remains) throw new UnrecoverableError('what this job needs was not kept when it failed');
  const attempt = job.attemptsMade + 1;
  try {
    await handler.process(job.name, job.data, { id: job.id ?? job.name, attempt });
  } catch (error) {
    if (attempt >= (job.opts.attempts ?? 1)) await leaveRemains(job, 'failed', keep);
    throw error;
  }
  await leaveRemains(job, 'done', keep);
}
