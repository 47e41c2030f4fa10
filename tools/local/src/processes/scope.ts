import { setTimeout as pause } from 'node:timers/promises';
import type { RunRecord } from './run-record.ts';

type Cleanup = () => Promise<void> | void;

/** How long `end` waits for an unfinished start, in milliseconds. */
const PATIENCE = 15_000;

/** Collects what a start has begun, and ends it in reverse order. */
export class Scope {
  readonly record: RunRecord;
  readonly #cleanups: Cleanup[] = [];
  readonly #failures: unknown[] = [];
  #starting: Promise<unknown> = Promise.resolve();
  #ending: Promise<void> | undefined;

  constructor(record: RunRecord) {
    this.record = record;
  }

  /** Whether `end` was called. Processes that end after that were stopped on purpose. */
  get ending(): boolean {
    return this.#ending !== undefined;
  }

  /** Registers `cleanup` to run at the end, also when the end has begun already. */
  defer(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup);
  }

  /** Runs the start. `end` waits for it, so that nothing that it begins remains. */
  async start<T>(work: () => Promise<T>): Promise<T> {
    const started = work();
    this.#starting = started.catch(() => undefined);
    return started;
  }

  /**
   * Ends everything, last begun first. A second call waits for the same end.
   * @throws AggregateError when something could not be ended; everything else has been
   */
  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    this.record.noteEnding();
    await this.#cleanUp();
    await Promise.race([this.#starting, pause(PATIENCE, undefined, { ref: false })]);
    await this.#cleanUp();
    this.record.release();
    if (this.#failures.length > 0)
      throw new AggregateError(this.#failures, 'not everything could be stopped');
  }

  async #cleanUp(): Promise<void> {
    for (let cleanup = this.#cleanups.pop(); cleanup; cleanup = this.#cleanups.pop())
      try {
        await cleanup();
      } catch (error) {
        this.#failures.push(error);
      }
  }
}
