import { availableParallelism } from 'node:os';

const LANES = Math.min(4, Math.max(2, availableParallelism()));

/** Does the work for each entry, a few at a time; entries are begun in their order. */
export async function inLanes<T>(entries: readonly T[], work: (entry: T) => Promise<void>): Promise<void> {
  const waiting = entries.values();
  const lane = async () => {
    for (const entry of waiting) await work(entry);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
