const CONCURRENCY = 4;

export interface RunResult<Item> {
  done: Item[];
  failed: Item[];
}

/**
 * Runs one call per item, a few concurrently; a failure does not stop the others.
 * @param onProgress receives the number of finished calls, failed ones included
 */
export async function runAll<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  onProgress: (finished: number) => void,
): Promise<RunResult<Item>> {
  const waiting = items.values();
  const result: RunResult<Item> = { done: [], failed: [] };
  const worker = async () => {
    for (const item of waiting) {
      const isDone = await call(item).then(
        () => true,
        () => false,
      );
      result[isDone ? 'done' : 'failed'].push(item);
      onProgress(result.done.length + result.failed.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return result;
}
