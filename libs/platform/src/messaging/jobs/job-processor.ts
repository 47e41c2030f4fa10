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
   * The interval of a job named 'scheduled', in milliseconds; it runs once over all processes. 'sweep' is the configured
   * interval `periods.sweep` (trust, section 1).
   */
  every?: number | 'sweep';
  /** How many jobs of the queue one process runs at the same time; 4 by default. */
  concurrency?: number;
}

export interface JobOptions extends JobSchedule {
  /** Reduces a job's data once it is completed or has finally failed; without it the data is kept unchanged. */
  keep?: (data: unknown) => object;
}

export interface JobQueueMetadata extends JobOptions {
  queue: string;
}

/** The code of a background job. Delivery is at least once: `process` must be idempotent. */
export abstract class JobHandler {
  /** Throwing retries with exponential backoff; after the last attempt the job is kept as failed. */
  abstract process(name: string, data: unknown, job: JobInfo): Promise<void>;
}

/** Makes a `JobHandler` the processor of one queue: `@JobProcessor('images') class … extends JobHandler`. */
export const JobProcessor = (queue: string, options: JobOptions = {}): ClassDecorator =>
  applyDecorators(
    Injectable(),
    SetMetadata(JOB_QUEUE, { queue, ...options } satisfies JobQueueMetadata),
  ) as ClassDecorator;
