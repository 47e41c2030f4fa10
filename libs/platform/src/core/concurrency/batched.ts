import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
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

  /**
   * @param work does the items and gives their answers in the same order; when it fails, all of them fail
   * @param size the most items of one call
   */
  constructor(
    private readonly work: (items: Item[]) => Promise<readonly Answer[]>,
    private readonly size: number,
  ) {}

  /** Resolves with the item's answer. */
  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.running ??= this.outside(() => this.run());
    });
  }

  /** Resolves when nothing is waiting or running. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    await nextTurn();
    while (this.waiting.length > 0) await this.next(this.waiting.splice(0, this.size));
    this.running = undefined;
  }

  private async next(batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
