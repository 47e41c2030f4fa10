import { useEffect, useSyncExternalStore } from 'react';
import { useGetConfigQuery } from '@manette/web-api';
import { useLocation } from '@manette/web-router';
import { appWorker, removeWorker } from './app-worker';

/** Calls `start` once the page has loaded; what it loads must not wait for the worker's files. @returns stops */
function afterLoad(start: () => () => void): () => void {
  if (document.readyState === 'complete') return start();
  let stop = () => window.removeEventListener('load', begin);
  const begin = () => (stop = start());
  window.addEventListener('load', begin, { once: true });
  return () => stop();
}

/**
 * Keeps the service worker that the configuration asks for, or none [POC-002, POC-011].
 * @returns whether a newer one waits
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
