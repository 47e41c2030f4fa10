import { Batched } from '../../core/concurrency/batched.js';
import { currentGroup } from './current-transaction.js';

/** As many as a group can have. */
const MAX_ITEMS = 100;

/**
 * A statement that units of work with a shared transaction send together: those that need it in the same turn. A unit of work
 * with a transaction of its own sends it at once.
 */
export class SharedCall<Item, Answer> {
  private readonly calls = new WeakMap<object, Batched<Item, Answer>>();

  /** @param work sends the statement for some items and gives their answers in the same order */
  constructor(private readonly work: (items: Item[]) => Promise<readonly Answer[]>) {}

  async for(item: Item): Promise<Answer> {
    const group = currentGroup();
    if (group) return this.callsOf(group).add(item);
    const [answer] = await this.work([item]);
    return answer as Answer;
  }

  /** They run in the transaction of the group, as they are made in it. */
  private callsOf(group: object): Batched<Item, Answer> {
    const known = this.calls.get(group);
    if (known) return known;
    const calls = new Batched<Item, Answer>(this.work, { max: MAX_ITEMS });
    this.calls.set(group, calls);
    return calls;
  }
}
