const INTERVAL = 100;

/**
 * Calls back once when the parent process has ended. A killed npm sends no signal to the program that it runs, which would
 * otherwise continue unnoticed.
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
