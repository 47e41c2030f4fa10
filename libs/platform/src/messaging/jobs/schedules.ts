import { isDeepStrictEqual } from 'node:util';
import type { JobsOptions } from 'bullmq';
import { JOB_DEFAULTS } from './job-defaults.js';

/** The delay between the attempts of a scheduled job. */
const RETRY = { type: 'exponential', delay: 5_000 };

/** When a job is repeated: at an interval in milliseconds (`every`), or at the times of a cron expression (`pattern`). */
export type Repeat =
  | { every: number; pattern?: undefined }
  | { pattern: string; tz: string; every?: undefined };

/** When the jobs of a queue are added, each by one process only, and how many attempts each job has (1 by default). */
export interface Schedule {
  queue: string;
  repeat: Repeat;
  attempts?: number | undefined;
}

/** A schedule as it is stored. */
export interface StoredSchedule {
  every?: number | undefined;
  pattern?: string | undefined;
  tz?: string | undefined;
  /** The options of its jobs; undefined if the store does not return them. */
  opts?: JobsOptions | undefined;
  /** Whether its next job is in the queue and not active; false if the store does not return this. */
  isWaiting: boolean;
}

export const optionsOf = ({ attempts = 1 }: Schedule): JobsOptions => ({
  attempts,
  backoff: RETRY,
  removeOnFail: { count: 100 },
});

/** Whether the schedule is stored with other times. */
export const hasOtherTimes = ({ repeat }: Schedule, { every, pattern }: StoredSchedule): boolean =>
  every !== repeat.every || pattern !== repeat.pattern;

/** Whether storing the schedule again would change nothing. */
export function isStored(schedule: Schedule, stored: StoredSchedule): boolean {
  const { repeat } = schedule;
  const tz = repeat.pattern === undefined ? undefined : repeat.tz;
  return (
    stored.isWaiting &&
    !hasOtherTimes(schedule, stored) &&
    stored.tz === tz &&
    isDeepStrictEqual(stored.opts, { ...JOB_DEFAULTS, ...optionsOf(schedule) })
  );
}
