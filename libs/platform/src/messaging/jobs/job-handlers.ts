import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import type { ContextName } from '../../core/config/environment.js';
import { contextOf } from '../../core/contexts/bounded-context.js';
import { JOB_QUEUE, JobHandler, SCHEDULED, type JobQueueMetadata } from './job-processor.js';

export type Processor = JobQueueMetadata & {
  handler: JobHandler;
  /** The context to which the queue belongs. */
  context: ContextName;
  /** The purposes of jobs that this release knows. */
  purposes: readonly string[];
};

/** Finds the `@JobProcessor`s of the application. */
@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'contexts'>,
  ) {}

  /** Returns the processors whose queues this process opens (operations, section 8). */
  open(): Processor[] {
    return this.all().filter(({ context }) => this.config.contexts.includes(context));
  }

  /** Returns all processors. @throws Error when two processors have the same queue */
  all(): Processor[] {
    const processors = new Map<string, Processor>();
    for (const { instance, metatype, host } of this.discovery.getProviders()) {
      if (!(instance instanceof JobHandler) || !metatype) continue;
      const about = this.reflector.get<JobQueueMetadata | undefined>(JOB_QUEUE, metatype);
      if (!about) continue;
      if (processors.has(about.queue)) throw new Error(`two processors for the queue ${about.queue}`);
      const context = contextOf(host?.metatype);
      const purposes = instance.purposes() ?? about.names ?? [SCHEDULED];
      processors.set(about.queue, { ...about, handler: instance, context, purposes });
    }
    return [...processors.values()];
  }
}
