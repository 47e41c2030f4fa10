import { availableParallelism } from 'node:os';

const CONCURRENCY = Math.min(4, Math.max(2, availableParallelism()));

/** Runs the work for each entry, two to four at the same time. Entries are started in their order. */
export async function forEachConcurrently<T>(
  entries: readonly T[],
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const waiting = entries.values();
  const worker = async () => {
    for (const entry of waiting) await work(entry);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
