import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';

export const JOB_QUEUE = 'manette:job-queue';

export interface JobInfo {
  /** Deterministic: the same job delivered again has the same id. */
  id: string;
  /** Counted from 1. */
  attempt: number;
}

export interface JobSchedule {
  /**
   * Runs a job named 'scheduled' every so many milliseconds, once over all processes; a 'sweep' is how late what depends
   * on a period may be (trust, section 1).
   */
  every?: number | 'sweep';
  /** How many jobs of the queue one process runs at a time; 4 unless said otherwise. */
  concurrency?: number;
}

export interface JobOptions extends JobSchedule {
  /** What stays of a job's data once it has been done, or failed for good; all of it unless said otherwise. */
  keep?: (data: unknown) => object;
}

export interface JobQueueMetadata extends JobOptions {
  queue: string;
}

/** A background job's code. Delivery is at least once: `process` must bear being run again with the same job. */
export abstract class JobHandler {
  /** Throwing retries with exponential backoff; after the last attempt the job is parked as failed. */
  abstract process(name: string, data: unknown, job: JobInfo): Promise<void>;
}

/** Makes a `JobHandler` the processor of one queue: `@JobProcessor('images') class … extends JobHandler`. */
export const JobProcessor = (queue: string, options: JobOptions = {}): ClassDecorator =>
  applyDecorators(
    Injectable(),
    SetMetadata(JOB_QUEUE, { queue, ...options } satisfies JobQueueMetadata),
  ) as ClassDecorator;
