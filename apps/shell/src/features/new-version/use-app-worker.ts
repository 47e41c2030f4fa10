import { useEffect, useSyncExternalStore } from 'react';
import { useGetConfigQuery } from '@manette/web-api';
import { useLocation } from '@manette/web-router';
import { appWorker, removeWorker } from './app-worker';

/** Calls `start` once the page has loaded, so that the worker's files do not delay it. @returns a function that stops it */
function afterLoad(start: () => () => void): () => void {
  if (document.readyState === 'complete') return start();
  let stop = () => window.removeEventListener('load', begin);
  const begin = () => (stop = start());
  window.addEventListener('load', begin, { once: true });
  return () => stop();
}

/**
 * Starts the service worker if the configuration enables it, otherwise removes it [POC-002, POC-011].
 * @returns whether a newer worker waits
 */
export function useAppWorker(): boolean {
  const { data: config } = useGetConfigQuery();
  const { pathname } = useLocation();
  const isWanted = config?.serviceWorker;
  useEffect(() => {
    if (isWanted === undefined) return undefined;
    if (isWanted) return afterLoad(() => appWorker.start());
    removeWorker().catch((error: unknown) => console.warn('the service worker could not be removed', error));
    return undefined;
  }, [isWanted]);
  useEffect(() => appWorker.reloadIfReplaced(), [pathname]);
  return useSyncExternalStore(appWorker.subscribe, appWorker.hasNewVersion);
}
