const QUIET = 150;

/**
 * Gathers what changes until it has been quiet for a moment, and then handles it; what changes meanwhile is handled
 * after that, never beside it.
 */
export function gathered<T>(handle: (changes: Set<T>) => Promise<void>): (change: T) => void {
  let changes = new Set<T>();
  let timer: NodeJS.Timeout | undefined;
  let busy = Promise.resolve();
  const flush = () => {
    const batch = changes;
    changes = new Set();
    busy = busy.then(() => handle(batch));
  };
  return (change) => {
    changes.add(change);
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET);
  };
}
