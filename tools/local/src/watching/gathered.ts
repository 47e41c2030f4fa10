const QUIET = 150;

/**
 * Collects changes until there have been none for 150 ms, and then handles them together. Changes during the handling are
 * handled after it, never at the same time.
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
