const CONFIG = '/api/config';
const REMOTE_FILE = /^\/(remotes|releases)\//;

/** Makes the worker fetch files and cache those that it handles; workbox listens for this message. */
function cache(worker: ServiceWorker, paths: readonly string[]): void {
  if (paths.length > 0) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: paths } });
}

/**
 * Makes the worker cache the files that this page has loaded and still loads without it: a page that was open before the
 * browser's first worker has no worker in control, but its next load may be without a network (pocket.md, section 3). The
 * browser's cache has these files, so they are not downloaded again.
 * @returns a function that stops it
 */
export function keepLoadedFiles(worker: ServiceWorker): () => void {
  cache(worker, [CONFIG]);
  const loaded = new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => new URL(name));
    const own = addresses.filter(({ origin }) => origin === window.location.origin);
    const paths = own.map(({ pathname }) => pathname).filter((path) => REMOTE_FILE.test(path));
    cache(worker, [...new Set(paths)]);
  });
  loaded.observe({ type: 'resource', buffered: true });
  return () => loaded.disconnect();
}
