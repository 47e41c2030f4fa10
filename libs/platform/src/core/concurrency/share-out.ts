/**
 * Shares items among several workers; each worker takes the next item when it has finished one. When a worker fails, the others
 * stop after their current item.
 * @param worker processes the items of the shared iterable that it receives
 * @throws the first error, once all workers have ended
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

/** Runs `work` on each item, with at most `atOnce` items at the same time; otherwise like `shareOut`. */
export const forEachAtOnce = <T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> =>
  shareOut(items, atOnce, async (own) => {
    for (const item of own) await work(item);
  });
