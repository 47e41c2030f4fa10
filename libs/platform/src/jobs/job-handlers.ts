import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { JOB_QUEUE, JobHandler } from './job-processor.js';

/** The `@JobProcessor`s of this process by their queue. */
@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error when two processors claim one queue */
  byQueue(): Map<string, JobHandler> {
    const handlers = new Map<string, JobHandler>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (!(instance instanceof JobHandler) || !metatype) continue;
      const queue = this.reflector.get<string | undefined>(JOB_QUEUE, metatype);
      if (!queue) continue;
      if (handlers.has(queue)) throw new Error(`two processors for the queue ${queue}`);
      handlers.set(queue, instance);
    }
    return handlers;
  }
}
