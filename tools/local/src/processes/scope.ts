import { setTimeout as pause } from 'node:timers/promises';
import type { RunRecord } from './run-record.ts';

type Cleanup = () => Promise<void> | void;

/** How long a start that is under way may take to notice that it is over. */
const PATIENCE = 15_000;

/** What a start has begun, to be ended in the opposite order. */
export class Scope {
  readonly record: RunRecord;
  readonly #cleanups: Cleanup[] = [];
  readonly #failures: unknown[] = [];
  #starting: Promise<unknown> = Promise.resolve();
  #ending: Promise<void> | undefined;

  constructor(record: RunRecord) {
    this.record = record;
  }

  /** Whether the end has begun; what ends from now on does so because it was asked to. */
  get ending(): boolean {
    return this.#ending !== undefined;
  }

  /** Runs `cleanup` at the end, also when the end has begun already. */
  defer(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup);
  }

  /** Runs the start itself; the end waits for it, so that nothing is begun behind its back. */
  async start<T>(work: () => Promise<T>): Promise<T> {
    const started = work();
    this.#starting = started.catch(() => undefined);
    return started;
  }

  /**
   * Ends everything, last begun first; called again, it waits for the same end.
   * @throws AggregateError when something could not be ended; the rest has been
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
