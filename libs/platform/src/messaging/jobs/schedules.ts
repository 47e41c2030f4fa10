import { isDeepStrictEqual } from 'node:util';
import type { JobsOptions } from 'bullmq';
import { JOB_DEFAULTS, type Repeat } from './bull.js';

/** Between the tries of a scheduled job. */
const RETRY = { type: 'exponential', delay: 5_000 };

/** When the jobs of a queue are added, once over all processes, and how often each is tried; once by default. */
export interface Schedule {
  queue: string;
  repeat: Repeat;
  attempts?: number | undefined;
}

/** A schedule as the store has it. */
export interface StoredSchedule {
  every?: number | undefined;
  pattern?: string | undefined;
  tz?: string | undefined;
  /** How its jobs are tried and kept, as far as the store tells. */
  opts?: JobsOptions | undefined;
  /** Whether its next job is in the queue and nobody works on it, as far as the store tells. */
  isWaiting: boolean;
}

export const optionsOf = ({ attempts = 1 }: Schedule): JobsOptions => ({
  attempts,
  backoff: RETRY,
  removeOnFail: { count: 100 },
});

/** Whether it is stored with other times. */
export const hasOtherTimes = ({ repeat }: Schedule, { every, pattern }: StoredSchedule): boolean =>
  every !== repeat.every || pattern !== repeat.pattern;

/** Whether storing it again would change nothing. */
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
