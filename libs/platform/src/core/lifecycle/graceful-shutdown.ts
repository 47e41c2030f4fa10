import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';

export type ShutdownPhase = 'requests' | 'jobs' | 'relay' | 'sockets';

/** Order of the shutdown: what creates work stops first, what transports work stops last. */
const STAGES: ShutdownPhase[][] = [['requests', 'jobs'], ['relay'], ['sockets']];

/** Time that is reserved for the last two stages; together at most a third of the whole time. */
const RELAY_MS = 1000;
const SOCKETS_MS = 500;

/**
 * Returns the deadline of each stage, in milliseconds from the beginning. A stage may also use the time that earlier stages did
 * not need.
 */
function deadlinesOf(whole: number): number[] {
  const share = Math.min(1, whole / 3 / (RELAY_MS + SOCKETS_MS));
  return [whole - (RELAY_MS + SOCKETS_MS) * share, whole - SOCKETS_MS * share, whole];
}

interface Step {
  phase: ShutdownPhase;
  finish: () => Promise<void>;
  /** Returns the names of the work that is still running. */
  running: () => string[];
}

/** Finishes running work before connections are closed (pools close in `onApplicationShutdown`). */
@Injectable()
export class GracefulShutdown implements BeforeApplicationShutdown {
  private readonly steps: Step[] = [];
  private readonly logger = new Logger(GracefulShutdown.name);
  private readonly deadlines: number[];
  private cut = 0;

  constructor(@Inject(APP_CONFIG) { ending }: AppConfig) {
    this.deadlines = deadlinesOf(ending.shutdown);
  }

  /** Whether some work did not finish in time and was cut off; the log names it. */
  get hasCut(): boolean {
    return this.cut > 0;
  }

  /**
   * Registers a step. `finish` stops accepting new work and resolves when the running work is done; SHUTDOWN_SECONDS limits the
   * wait. `running` returns the names of the work that is still running after that.
   */
  register(phase: ShutdownPhase, finish: () => Promise<void>, running: () => string[] = () => []): void {
    this.steps.push({ phase, finish, running });
  }

  async beforeApplicationShutdown(): Promise<void> {
    const begun = performance.now();
    for (const [index, phases] of STAGES.entries()) {
      const steps = this.steps.filter(({ phase }) => phases.includes(phase));
      const timer = new AbortController();
      const left = Math.max(1, (this.deadlines[index] ?? 0) - (performance.now() - begun));
      const late = pause(left, 'late' as const, { signal: timer.signal }).catch(() => 'done');
      await Promise.all(steps.map((step) => this.finish(step, late)));
      timer.abort();
    }
  }

  private async finish({ phase, finish, running }: Step, late: Promise<string>): Promise<void> {
    try {
      const outcome = await Promise.race([finish(), late]);
      if (outcome !== 'late') return;
      this.cut += 1;
      this.logger.error({ cut: running() }, `${phase} did not finish in time: aborted`);
    } catch (error) {
      this.logger.error({ err: error }, `${phase} failed to finish`);
    }
  }
}
