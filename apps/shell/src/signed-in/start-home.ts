import { useEffect } from 'react';
import { useSession } from '@manette/web-session';
import { useAppStore, type AppStore } from '@manette/web-store';
import { isLowData } from '@manette/web-ui';
import { loadParts } from './lazy-parts';

/** The remote of the page that follows a sign-in [ID-015]. */
const HOME = 'storefront';

/** Starts loading the page that follows a sign-in, while the response of the sign-in is still pending. */
export const startHome = (store: AppStore): void =>
  void loadParts().then(({ startRemoteAhead }) => startRemoteAhead(store, HOME));

/** @returns `startHome` */
export function useStartHome(): () => void {
  const store = useAppStore();
  return () => startHome(store);
}

/** Whether a service worker controls the page: it has cached the files before, or would cache them while removed [POC-002]. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Loads the parts that are needed right after a sign-in, and fetches the files of the page that follows it, unless low data is
 * on or a service worker controls the page.
 * @param isContentShown whether the page shows its content, so that the connection is free
 */
export function useFetchHome(isContentShown: boolean): void {
  const store = useAppStore();
  const isSignedOut = useSession().status === 'signedOut';
  useEffect(() => {
    if (!isContentShown) return;
    void loadParts().then(({ fetchAhead }) => {
      if (!isSignedOut || isLowData() || hasWorker()) return;
      // Files that could not be fetched are loaded with the page.
      fetchAhead(store, HOME).catch(() => undefined);
    });
  }, [isContentShown, isSignedOut, store]);
}
