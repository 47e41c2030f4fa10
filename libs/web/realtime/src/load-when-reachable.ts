import { reach } from '@manette/web-api';

const SOON_MS = 1000;
const AT_THE_LATEST_MS = 30_000;

/** Waits until the browser reports a network again or the server has answered a call, at most `ms` milliseconds. */
const onlineOrAfter = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      stop();
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    const stop = reach.subscribe(() => !reach.isOut() && done());
  });

/**
 * Loads an optional part of the page, such as its toasts. Repeats a failed load when the network or the server is back, and
 * after 1, 2, 4 … 30 seconds. With `React.lazy` this prevents a lost network from replacing the page with the error page.
 * @param load imports a chunk
 * @returns the loaded module; never rejects
 */
export async function loadWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = SOON_MS; ; wait = Math.min(2 * wait, AT_THE_LATEST_MS))
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page cannot be loaded yet', error);
      await onlineOrAfter(wait);
    }
}
