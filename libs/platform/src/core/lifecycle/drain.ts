import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Callbacks at the beginning and at the end of a drain. */
export interface DrainSteps {
  /** @param milliseconds how long the drain takes */
  begin?: (milliseconds: number) => void;
  end?: () => void;
}

/**
 * The time between the termination signal and the shutdown. The process reports that it is not ready, so that proxies send new
 * calls and sockets elsewhere, but it still answers those that arrive (operations, section 3).
 */
@Injectable()
export class Drain {
  private readonly steps: DrainSteps[] = [];
  private begun = false;

  /** Whether the process has been asked to end. */
  get hasBegun(): boolean {
    return this.begun;
  }

  register(steps: DrainSteps): void {
    this.steps.push(steps);
  }

  /** Drains for this time; with 0 the process only reports that it is not ready. */
  async run(milliseconds: number): Promise<void> {
    this.begun = true;
    if (milliseconds === 0) return;
    for (const { begin } of this.steps) begin?.(milliseconds);
    await pause(milliseconds);
    for (const { end } of this.steps) end?.();
  }
}
