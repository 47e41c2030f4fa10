import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/** The order of shutting down: what creates work stops first, what transports it last. */
const PHASES = ['requests', 'jobs', 'relay', 'sockets'] as const;
export type ShutdownPhase = (typeof PHASES)[number];

const TIMEOUTS_MS: Record<ShutdownPhase, number> = { requests: 4000, jobs: 2500, relay: 1000, sockets: 500 };

/** Finishes running work before connections are closed (pools close in `onApplicationShutdown`). */
@Injectable()
export class GracefulShutdown implements BeforeApplicationShutdown {
  private readonly steps: { phase: ShutdownPhase; finish: () => Promise<void> }[] = [];
  private readonly logger = new Logger(GracefulShutdown.name);

  /** `finish` stops taking new work and resolves when the running work is done; `TIMEOUTS_MS` bounds the wait. */
  register(phase: ShutdownPhase, finish: () => Promise<void>): void {
    this.steps.push({ phase, finish });
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const phase of PHASES) await this.finish(phase);
  }

  private async finish(phase: ShutdownPhase): Promise<void> {
    const steps = this.steps.filter((step) => step.phase === phase);
    const done = Promise.allSettled(steps.map(({ finish }) => finish()));
    const timer = new AbortController();
    const late = pause(TIMEOUTS_MS[phase], 'late', { signal: timer.signal }).catch(() => 'in time');
    const outcome = await Promise.race([done, late]);
    timer.abort();
    if (outcome === 'late') return this.logger.warn(`${phase} did not finish in ${TIMEOUTS_MS[phase]} ms`);
    for (const result of await done)
      if (result.status === 'rejected')
        this.logger.error({ err: result.reason }, `${phase} failed to finish`);
  }
}
