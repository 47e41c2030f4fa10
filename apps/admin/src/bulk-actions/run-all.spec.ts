import { runAll } from './run-all';

it('runs all calls, at most four at the same time, and reports the progress', async () => {
  let running = 0;
  let most = 0;
  const told: number[] = [];
  const call = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
  };
  const { done, failed } = await runAll([1, 2, 3, 4, 5, 6, 7, 8, 9], call, (count) => told.push(count));
  expect([done.length, failed.length, most]).toEqual([9, 0, 4]);
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('separates failed items from finished ones, and does not stop at a failure', async () => {
  const call = (item: number) => (item % 2 ? Promise.reject(new Error('no')) : Promise.resolve());
  const { done, failed } = await runAll([1, 2, 3, 4, 5, 6], call, () => undefined);
  expect({ done, failed: failed.toSorted() }).toEqual({ done: [2, 4, 6], failed: [1, 3, 5] });
});

it('does nothing without items', async () => {
  expect(
    await runAll(
      [],
      () => Promise.reject(new Error('never called')),
      () => undefined,
    ),
  ).toEqual({
    done: [],
    failed: [],
  });
});
