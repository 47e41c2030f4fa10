import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { JOB_QUEUE, JobHandler, type JobQueueMetadata } from './job-processor.js';

export interface Processor extends JobQueueMetadata {
  handler: JobHandler;
}

/** The `@JobProcessor`s of this process. */
@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error when two processors claim one queue */
  all(): Processor[] {
    const processors = new Map<string, Processor>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (!(instance instanceof JobHandler) || !metatype) continue;
      const about = this.reflector.get<JobQueueMetadata | undefined>(JOB_QUEUE, metatype);
      if (!about) continue;
      if (processors.has(about.queue)) throw new Error(`two processors for the queue ${about.queue}`);
      processors.set(about.queue, { ...about, handler: instance });
    }
    return [...processors.values()];
  }
}
