import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { isRecorded } from '../telemetry/tracing.js';

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

export interface BatchOptions<Item> {
  /** The most items of one call. */
  max: number;
  /** Items with the same key never share a call; without it all may. */
  keyOf?: (item: Item) => string;
  /**
   * The longest pause after a call, in which more items arrive: a millisecond for each item of that call, none after one. So
   * calls grow while very many items arrive one by one, and few items hardly wait; without it none does.
   */
  gatherMs?: number;
  /** How long a call keeps the next one waiting: one that waits for a lock holds up no other item; without it, until it ends. */
  patienceMs?: number;
  /** Whether an item of a recorded trace is done at once, alone and in its own context, so that the trace has it [OPS-103]. */
  aloneInTraces?: boolean;
  /** Whether an error may be due to one item, so that each is tried by a call of its own; the failed call had no effect. */
  isOfOneItem?: (error: unknown) => boolean;
}

/**
 * Does the same work for many items by one call, for instance one statement: an item alone is done at once, and those that
 * arrive in the same turn or while a call runs are done together by the next one, in the order of their arrival.
 */
export class Batched<Item, Answer> {
  private waiting: Waiting<Item, Answer>[] = [];
  private running?: Promise<void>;
  /** The call belongs to none of the requests that it does work for, and to no unit of work of theirs. */
  private readonly outside = AsyncLocalStorage.snapshot();

  /** @param work does the items and gives their answers in the same order; when it fails, all of them fail */
  constructor(
    private readonly work: (items: Item[]) => Promise<readonly Answer[]>,
    private readonly options: BatchOptions<Item>,
  ) {}

  /** Resolves with the item's answer. */
  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const one = { item, resolve, reject };
      if (this.options.aloneInTraces && isRecorded()) return void this.do([one]);
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
  private untilNext(call: Promise<void>): Promise<unknown> {
    const { patienceMs } = this.options;
    if (patienceMs === undefined) return call;
    const patience = new AbortController();
    const over = delay(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    return Promise.race([call, over]).finally(() => patience.abort());
  }

  /** Not when as many wait as one call takes. */
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
      if (batch.length > 1 && this.options.isOfOneItem?.(error))
        await Promise.all(batch.map((one) => this.do([one])));
      else for (const { reject } of batch) reject(error);
    }
  }
}
