import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isRecorded } from '../telemetry/tracing.js';
import { Wakeable } from './wakeable.js';

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

export interface BatchOptions<Item> {
  /** The most items of one call. */
  max: number;
  /** Items with the same key never share a call. Without `keyOf` all items may share one. */
  keyOf?: (item: Item) => string;
  /**
   * The longest pause after a call, in milliseconds, in which more items may arrive. The pause takes a millisecond for each
   * item of that call, and there is none after a single item: calls grow under load, and few items hardly wait. Without
   * `gatherMs` there is no pause.
   */
  gatherMs?: number;
  /**
   * How long the next call waits for the running one, in milliseconds, so that a call that waits for a lock does not block
   * other items. Without `patienceMs` it waits until the running call ends.
   */
  patienceMs?: number;
  /**
   * Whether an item of a recorded trace gets its own call immediately, in its own context, so that the trace contains that call
   * [OPS-103].
   */
  separateWhenTraced?: boolean;
  /** Whether one item may have caused the error. Each item is then retried by its own call; the failed call had no effect. */
  mayBeCausedByOneItem?: (error: unknown) => boolean;
}

/**
 * Processes many items by one call, for instance by one statement. A single item does not wait. Items that arrive in the same
 * turn of the event loop, or while a call is running, share the next call, in the order of their arrival.
 */
export class Batched<Item, Answer> {
  private waiting: Waiting<Item, Answer>[] = [];
  private running?: Promise<void>;
  /** Runs calls outside of the async context of a request, so that a call belongs to no request and to no unit of work. */
  private readonly outside = AsyncLocalStorage.snapshot();

  /** @param work processes the items and returns their results in the same order; when it fails, all items fail */
  constructor(
    private readonly work: (items: Item[]) => Promise<readonly Answer[]>,
    private readonly options: BatchOptions<Item>,
  ) {}

  /** Adds an item, and resolves with its result. */
  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const one = { item, resolve, reject };
      if (this.options.separateWhenTraced && isRecorded()) return void this.do([one]);
      this.waiting.push(one);
      this.running ??= this.outside(() => this.run());
    });
  }

  /** Resolves when nothing is waiting or running. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    await nextTurn();
    while (this.waiting.length > 0) {
      const batch = this.take();
      await this.untilNext(this.do(batch));
      if (this.mayGather && batch.length > 1) await this.gather(batch.length);
    }
    this.running = undefined;
  }

  /** Resolves when the next call may begin. */
  private untilNext(call: Promise<void>): Promise<void> {
    const { patienceMs } = this.options;
    if (patienceMs === undefined) return call;
    const patience = new Wakeable();
    const wake = () => patience.wake();
    call.then(wake, wake);
    return patience.wait(patienceMs);
  }

  /** Whether to wait for more items; false when enough items for a full call are waiting. */
  private get mayGather(): boolean {
    return this.options.gatherMs !== undefined && this.waiting.length < this.options.max;
  }

  private gather(done: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, Math.min(done, this.options.gatherMs ?? 0)));
  }

  private take(): Waiting<Item, Answer>[] {
    const { max, keyOf } = this.options;
    if (!keyOf) return this.waiting.splice(0, max);
    const batch = new Map<string, Waiting<Item, Answer>>();
    const later: Waiting<Item, Answer>[] = [];
    for (const one of this.waiting) {
      const key = keyOf(one.item);
      if (batch.size < max && !batch.has(key)) batch.set(key, one);
      else later.push(one);
    }
    this.waiting = later;
    return [...batch.values()];
  }

  private async do(batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch (error) {
      if (batch.length > 1 && this.options.mayBeCausedByOneItem?.(error))
        await Promise.all(batch.map((one) => this.do([one])));
      else for (const { reject } of batch) reject(error);
    }
  }
}
