import { setTimeout as pause } from 'node:timers/promises';

const MOST_AT_ONCE = 50;

/** A call that did not succeed. */
export interface Failure {
  what: string;
  why: string;
}

/** A call that is repeated. @throws Error when it fails */
export interface Doing {
  what: string;
  once(number: number): Promise<void>;
}

/** Starts calls at a steady rate, whether or not earlier calls have been answered. */
export class SteadyLoad {
  readonly failures: Failure[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly stopped = new AbortController();
  private readonly ended: Promise<void>;
  private begun = 0;

  /** @param perSecond the number of calls that start in a second; the kinds take turns */
  constructor(
    private readonly doings: Doing[],
    perSecond: number,
  ) {
    this.ended = this.run(1000 / perSecond);
  }

  get count(): number {
    return this.begun;
  }

  /** Starts no more calls, and waits for the responses. */
  async stop(): Promise<void> {
    this.stopped.abort();
    await this.ended;
    await Promise.all(this.running);
  }

  private begin(): void {
    const number = this.begun++;
    const doing = this.doings[number % this.doings.length];
    if (!doing) return;
    const done = doing
      .once(number)
      .catch((error: Error) => void this.failures.push({ what: doing.what, why: error.message }))
      .finally(() => this.running.delete(done));
    this.running.add(done);
  }

  private async run(interval: number): Promise<void> {
    const start = performance.now();
    while (!this.stopped.signal.aborted) {
      // When the machine is too busy for the rate, the number of open calls is limited.
      if (this.running.size < MOST_AT_ONCE) this.begin();
      await pause(Math.max(0, start + this.begun * interval - performance.now()));
    }
  }
}
