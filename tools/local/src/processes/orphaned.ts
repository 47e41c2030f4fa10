const INTERVAL = 100;

/**
 * Calls back once when the process that started this one is gone. npm that is killed tells nobody, and what it ran
 * would go on without anybody to stop it.
 */
export function onOrphaned(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, INTERVAL);
  timer.unref();
}
