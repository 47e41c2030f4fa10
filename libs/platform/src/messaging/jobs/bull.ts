import type { Job, JobsOptions, JobType } from 'bullmq';
import type { Repeat, StoredSchedule } from './schedules.js';

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
