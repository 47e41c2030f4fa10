/**
 * Lets several workers share items, each taking the next one when it has done its last. When a worker fails, the others end
 * after their item.
 * @param worker works on the items that it is given; with nobody to share, on all of them
 * @throws the first failure, once all have ended
 */
export async function shareOut<T>(
  items: Iterable<T>,
  workers: number,
  worker: (own: Iterable<T>) => Promise<void>,
): Promise<void> {
  const left = (function* () {
    yield* items;
  })();
  const one = () =>
    worker(left).catch((error: unknown) => {
      left.return();
      throw error;
    });
  const results = await Promise.allSettled(Array.from({ length: workers }, one));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The same for work on each item by itself. */
export const forEachAtOnce = <T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> =>
  shareOut(items, atOnce, async (own) => {
    for (const item of own) await work(item);
  });
