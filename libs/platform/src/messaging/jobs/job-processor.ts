import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import type { AppConfig } from '../../core/config/app-config.js';

export const JOB_QUEUE = 'manette:job-queue';

export interface JobInfo {
  /** The same when the same job is delivered again. */
  id: string;
  /** The number of this attempt, from 1. */
  attempt: number;
}

/** The name of the jobs that a schedule adds. */
export const SCHEDULED = 'scheduled';

interface JobSettings {
  /** How many jobs of the queue one process runs at the same time; 4 by default. */
  concurrency?: number;
  /** Reduces a job's data once it is completed or failed in its last attempt; without `keep` the data are kept unchanged. */
  keep?: (data: unknown) => object;
}

interface ScheduledJobs extends JobSettings {
  /**
   * The interval of a job named 'scheduled', in milliseconds; only one process runs it each time. 'sweep' is the configured
   * interval `periods.sweep` (trust, section 1).
   */
  every: number | 'sweep' | ((config: AppConfig) => number);
  cron?: undefined;
  names?: undefined;
}

interface JobsByCron extends JobSettings {
  /**
   * When a job named 'scheduled' runs, each time in only one process: a cron expression in the store's time zone. A process
   * for which it is undefined does not take jobs of the queue.
   */
  cron: (config: AppConfig) => string | undefined;
  /** How many attempts such a job has. */
  attempts: number;
  every?: undefined;
  names?: undefined;
}

interface NamedJobs extends JobSettings {
  every?: undefined;
  cron?: undefined;
  /** The jobs that this release can process; others are left for the release that added them (operations, section 3). */
  names: readonly string[];
}

export type JobOptions = ScheduledJobs | JobsByCron | NamedJobs;

export type JobQueueMetadata = JobOptions & { queue: string };

/** The code of a background job. Jobs are delivered at least once, so `process` must be idempotent. */
export abstract class JobHandler {
  /** Returns the purpose of a job: its name, unless a subclass derives it from the data. */
  purposeOf(name: string, _data: unknown): string {
    return name;
  }

  /** Returns the purposes that this release can process, if they differ from the names of `@JobProcessor`. */
  purposes(): readonly string[] | undefined {
    return undefined;
  }

  /** Processes a job. An error causes a retry with exponential backoff; after the last attempt the job is kept as failed. */
  abstract process(name: string, data: unknown, job: JobInfo): Promise<void>;
}

/** Makes a `JobHandler` the processor of a queue: `@JobProcessor('images', { names: ['encode'] }) class … extends …`. */
export const JobProcessor = (queue: string, options: JobOptions): ClassDecorator =>
  applyDecorators(
    Injectable(),
    SetMetadata(JOB_QUEUE, { queue, ...options } satisfies JobQueueMetadata),
  ) as ClassDecorator;
