import { Batched } from './batched.js';
import { Deferred } from './deferred.js';

describe('batched work', () => {
  let calls: number[][];
  let ends: Deferred[];
  let batched: Batched<number, number>;
  const settle = () => new Promise(setImmediate);

  beforeEach(() => {
    [calls, ends] = [[], []];
    batched = new Batched(
      async (items) => {
        calls.push(items);
        const end = new Deferred();
        ends.push(end);
        await end.promise;
        if (items.includes(0)) throw new Error('broken');
        return items.map((item) => 10 * item);
      },
      { max: 3 },
    );
  });

  it('processes the items of one turn in one call, and later items in the next calls, in order', async () => {
    const first = [1, 2].map((item) => batched.add(item));
    await settle();
    const later = [3, 4, 5, 6].map((item) => batched.add(item));
    await settle();
    expect(calls).toEqual([[1, 2]]);
    ends[0]?.resolve();
    expect(await Promise.all(first)).toEqual([10, 20]);
    ends[1]?.resolve();
    await settle();
    expect(calls).toEqual([[1, 2], [3, 4, 5], [6]]);
    ends[2]?.resolve();
    expect(await Promise.all(later)).toEqual([30, 40, 50, 60]);
  });

  it('rejects all items of a failed call, and continues with the next call', async () => {
    const failing = [0, 1].map((item) => expect(batched.add(item)).rejects.toThrow('broken'));
    await settle();
    const next = batched.add(2);
    ends[0]?.resolve();
    await Promise.all(failing);
    await settle();
    ends[1]?.resolve();
    expect(await next).toBe(20);
  });

  it('settles when no item is waiting or running', async () => {
    await batched.settled();
    const answer = batched.add(1);
    let isSettled = false;
    const settled = batched.settled().then(() => (isSettled = true));
    await settle();
    expect(isSettled).toBe(false);
    ends[0]?.resolve();
    await settled;
    expect(await answer).toBe(10);
  });

  it('begins the next call when the running one takes longer than patienceMs', async () => {
    const stuck = new Deferred();
    const impatient = new Batched<number, number>(
      async (items) => {
        if (items.includes(1)) await stuck.promise;
        return items;
      },
      { max: 3, patienceMs: 1 },
    );
    const first = impatient.add(1);
    await settle();
    expect(await impatient.add(2)).toBe(2);
    stuck.resolve();
    expect(await first).toBe(1);
  });

  it('never puts two items with the same key into one call', async () => {
    const keyed = new Batched<string, void>(
      async (items) => {
        calls.push(items.map(Number));
        return [];
      },
      { max: 3, keyOf: (item) => item },
    );
    await Promise.all(['1', '2', '2', '3', '4', '5'].map((item) => keyed.add(item)));
    expect(calls).toEqual([
      [1, 2, 3],
      [2, 4, 5],
    ]);
  });

  it('retries the items of a failed call one by one if one of them may be the cause', async () => {
    const work = async (items: string[]) => {
      const failing = items.find((item) => item === 'bad' || item === 'away');
      if (failing) throw new Error(failing);
      return items.map((item) => `${item}!`);
    };
    const mayBeCausedByOneItem = (error: unknown) => (error as Error).message === 'bad';
    const trying = new Batched(work, { max: 3, mayBeCausedByOneItem });
    const outcome = (items: string[]) => Promise.allSettled(items.map((item) => trying.add(item)));
    const states = async (...items: string[]) => (await outcome(items)).map(({ status }) => status);
    expect(await states('a', 'bad', 'c')).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await states('a', 'away', 'c')).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await trying.add('d')).toBe('d!');
  });

  describe('with gatherMs', () => {
    beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
    afterEach(() => void jest.useRealTimers());

    const gathering = (max: number) =>
      new Batched<number, number>((items) => Promise.resolve((calls.push(items), items)), {
        max,
        gatherMs: 25,
      });
    const many = (count: number) => Array.from({ length: count }, (_, item) => item);

    it('waits a millisecond for each item of the previous call, and at most gatherMs', async () => {
      for (const [count, pause] of [
        [2, 2],
        [10, 10],
        [40, 25],
      ] as const) {
        calls = [];
        const gatherer = gathering(100);
        await Promise.all(many(count).map((item) => gatherer.add(item)));
        const later = [gatherer.add(1)];
        jest.advanceTimersByTime(pause - 1);
        await settle();
        later.push(gatherer.add(2));
        await settle();
        expect(calls).toHaveLength(1);
        jest.advanceTimersByTime(1);
        await Promise.all(later);
        expect(calls.slice(1)).toEqual([[1, 2]]);
      }
    });

    it('does not wait after a single item, nor while enough items for a full call are waiting', async () => {
      const gatherer = gathering(3);
      await gatherer.add(1);
      await gatherer.add(2);
      const answers = many(9).map((item) => gatherer.add(item));
      await Promise.all(answers.slice(0, 6));
      expect(calls.map(({ length }) => length).slice(0, 4)).toEqual([1, 1, 3, 3]);
      jest.advanceTimersByTime(25);
      await Promise.all(answers);
    });
  });
});
