import { UnrecoverableError, type Job } from 'bullmq';
import type { Processor } from './job-handlers.js';

type RunningJob = Pick<Job, 'id' | 'name' | 'data' | 'attemptsMade' | 'opts' | 'updateData'>;

/** The data of a job that has ended, reduced by its processor's `keep`. */
interface ReducedData {
  ended: 'done' | 'failed';
  kept: object;
}

const reducedDataOf = (data: unknown): ReducedData | undefined =>
  typeof data === 'object' && data !== null && 'ended' in data && 'kept' in data
    ? (data as ReducedData)
    : undefined;

/** Whether the data of an ended job have been reduced, so that it cannot run again. */
export const isReduced = (data: unknown): boolean => reducedDataOf(data) !== undefined;

/** Replaces the job's data with what its processor's `keep` returns; does nothing without one. */
export async function reduceJobData(
  job: Pick<Job, 'data' | 'updateData'>,
  ended: ReducedData['ended'],
  keep: Processor['keep'],
): Promise<void> {
  const data: unknown = job.data;
  if (!keep || reducedDataOf(data)) return;
  await job.updateData({ ended, kept: keep(data) } satisfies ReducedData);
}

/**
 * Runs a job. The job's data are reduced before the queue records the result, so that no full data remain if the process dies
 * in between. If such a job is delivered again, or retried by hand, it ends with its earlier result.
 */
export async function runJob(
  { handler, keep }: Pick<Processor, 'handler' | 'keep'>,
  job: RunningJob,
): Promise<void> {
  const remains = keep && reducedDataOf(job.data);
  if (remains?.ended === 'done') return;
  if (remains) throw new UnrecoverableError('what this job needs was not kept when it failed');
  const attempt = job.attemptsMade + 1;
  try {
    await handler.process(job.name, job.data, { id: job.id ?? job.name, attempt });
  } catch (error) {
    if (attempt >= (job.opts.attempts ?? 1)) await reduceJobData(job, 'failed', keep);
    throw error;
  }
  await reduceJobData(job, 'done', keep);
}
