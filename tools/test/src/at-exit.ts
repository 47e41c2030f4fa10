type Cleanup = () => Promise<void> | void;

const cleanups = new Set<Cleanup>();

/**
 * Runs `cleanup` when the run is ended from outside.
 * @returns what runs it in the ordinary course, once
 */
export function atExit(cleanup: Cleanup): Cleanup {
  cleanups.add(cleanup);
  return async () => {
    if (cleanups.delete(cleanup)) await cleanup();
  };
}

/** Runs all that is left, the last first. */
export async function cleanUp(): Promise<void> {
  const left = [...cleanups].reverse();
  cleanups.clear();
  for (const cleanup of left) await cleanup();
}
