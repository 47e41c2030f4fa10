import type { JobsOptions } from 'bullmq';

const DAY = 24 * 3600;

/**
 * Completed jobs are kept for an hour, so that adding a job again under its id has no effect; failed jobs are kept for
 * inspection (contract, section 7).
 */
export const JOB_DEFAULTS: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: { age: DAY / 24, count: 10_000 },
  removeOnFail: { age: 90 * DAY, count: 10_000 },
  stackTraceLimit: 5,
};
