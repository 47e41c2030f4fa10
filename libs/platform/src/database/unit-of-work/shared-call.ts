import { Batched } from '../../core/concurrency/batched.js';
import { currentGroup } from './current-transaction.js';

/** More than the units of work of a group, so that one call is enough for all of them. */
const MAX_ITEMS = 100;

/**
 * A statement that units of work with a shared transaction send together, if they need it in the same turn of the event loop. A
 * unit of work with its own transaction sends it immediately.
 */
export class SharedCall<Item, Answer> {
  private readonly calls = new WeakMap<object, Batched<Item, Answer>>();

  /** @param work sends the statement for some items and returns the results in the same order */
  constructor(private readonly work: (items: Item[]) => Promise<readonly Answer[]>) {}

  async add(item: Item): Promise<Answer> {
    const group = currentGroup();
    if (group) return this.callsOf(group).add(item);
    const [answer] = await this.work([item]);
    return answer as Answer;
  }

  /** Returns the calls of a group. They run in the transaction of the group, as they are created inside it. */
  private callsOf(group: object): Batched<Item, Answer> {
    const known = this.calls.get(group);
    if (known) return known;
    const calls = new Batched<Item, Answer>(this.work, { max: MAX_ITEMS });
    this.calls.set(group, calls);
    return calls;
  }
}
