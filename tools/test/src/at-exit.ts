type Cleanup = () => Promise<void> | void;

const cleanups = new Set<Cleanup>();

/**
 * Registers `cleanup` to run when a signal ends the run.
 * @returns a function that runs `cleanup` in the normal case; `cleanup` runs only once
 */
export function atExit(cleanup: Cleanup): Cleanup {
  cleanups.add(cleanup);
  return async () => {
    if (cleanups.delete(cleanup)) await cleanup();
  };
}

/** Runs all cleanups that have not run yet, the last registered first. */
export async function cleanUp(): Promise<void> {
  const left = [...cleanups].reverse();
  cleanups.clear();
  for (const cleanup of left) await cleanup();
}
