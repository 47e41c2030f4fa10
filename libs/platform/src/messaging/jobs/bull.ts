import type { Job, JobsOptions, JobType } from 'bullmq';
import type { StoredSchedule } from './schedules.js';

/** When a job is repeated: at an interval in milliseconds (`every`), or at the times of a cron expression (`pattern`). */
export type Repeat =
  | { every: number; pattern?: undefined }
  | { pattern: string; tz: string; every?: undefined };

export interface NewJob {
  name: string;
  data: unknown;
  opts: JobsOptions;
}

/** The part of BullMQ's Queue that the platform uses. */
export interface JobQueue {
  readonly name: string;
  addBulk(jobs: NewJob[]): Promise<unknown>;
  upsertJobScheduler(id: string, repeat: Repeat, job: NewJob): Promise<unknown>;
  getJobScheduler(
    id: string,
  ): Promise<{ every?: number; pattern?: string; tz?: string; next?: number } | undefined>;
  removeJobScheduler(id: string): Promise<boolean>;
  getJobs(states: JobType[], start: number, end: number, oldestFirst: boolean): Promise<(Job | undefined)[]>;
  getJobCounts(...states: JobType[]): Promise<Record<string, number>>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** The part of BullMQ's Worker that the platform uses. */
export interface JobWorker {
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

export interface WorkerSettings {
  concurrency: number;
}

/** BullMQ on PostgreSQL or Redis. */
export abstract class Bull {
  /** Returns the stored schedules of these queues, by queue name; a schedule has the name of its queue. */
  abstract schedules(queues: readonly JobQueue[]): Promise<Map<string, StoredSchedule>>;
  abstract queue(name: string): JobQueue;
  abstract worker(name: string, work: (job: Job) => Promise<void>, settings: WorkerSettings): JobWorker;
  /** Resolves when the store responds. */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

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
