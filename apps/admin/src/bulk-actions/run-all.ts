const LANES = 4;

export interface RunResult<Item> {
  done: Item[];
  failed: Item[];
}

/**
 * Runs one call for each of many, a few at a time; one that fails stops no other.
 * @param tell hears how many are finished, well or not
 */
export async function runAll<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  tell: (finished: number) => void,
): Promise<RunResult<Item>> {
  const waiting = items.values();
  const result: RunResult<Item> = { done: [], failed: [] };
  const lane = async () => {
    for (const item of waiting) {
      const isDone = await call(item).then(
        () => true,
        () => false,
      );
      result[isDone ? 'done' : 'failed'].push(item);
      tell(result.done.length + result.failed.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return result;
}
