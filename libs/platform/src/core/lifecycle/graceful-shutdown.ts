import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';

export type ShutdownPhase = 'requests' | 'jobs' | 'relay' | 'sockets';

/** The order of shutting down: what creates work stops first, what transports it last. */
const STAGES: ShutdownPhase[][] = [['requests', 'jobs'], ['relay'], ['sockets']];

/** What is kept of the whole time for the last two stages, at most a third of it. */
const RELAY_MS = 1000;
const SOCKETS_MS = 500;

/** When each stage must have ended, in milliseconds from the beginning: it has what the stages before it have left, too. */
function deadlinesOf(whole: number): number[] {
  const share = Math.min(1, whole / 3 / (RELAY_MS + SOCKETS_MS));
  return [whole - (RELAY_MS + SOCKETS_MS) * share, whole - SOCKETS_MS * share, whole];
}

interface Step {
  phase: ShutdownPhase;
  finish: () => Promise<void>;
  /** Names what still runs. */
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

  /** Whether something had to be cut, as it did not finish in time; the log names it. */
  get hasCut(): boolean {
    return this.cut > 0;
  }

  /**
   * `finish` stops taking new work and resolves when the running work is done; SHUTDOWN_SECONDS bounds the wait. `running`
   * names what still runs then.
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
      this.logger.error({ cut: running() }, `${phase} did not finish in time and are cut`);
    } catch (error) {
      this.logger.error({ err: error }, `${phase} failed to finish`);
    }
  }
}
