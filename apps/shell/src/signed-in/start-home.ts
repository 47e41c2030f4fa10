import { useEffect } from 'react';
import { useSession } from '@manette/web-session';
import { useAppStore, type AppStore } from '@manette/web-store';
import { isLowData } from '@manette/web-ui';
import { loadParts } from './lazy-parts';

/** The remote of the page that a sign-in leads to [ID-015]. */
const HOME = 'storefront';

/** Starts loading the page that a sign-in leads to, while the server still answers whether it succeeds. */
export const startHome = (store: AppStore): void =>
  void loadParts().then(({ startRemoteAhead }) => startRemoteAhead(store, HOME));

/** @returns `startHome` */
export function useStartHome(): () => void {
  const store = useAppStore();
  return () => startHome(store);
}

/** A worker keeps the files from an earlier visit. One that is being removed would keep them anew [POC-002]. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Loads what a sign-in needs at once, and fetches the files of the page that it leads to, unless data is saved
 * or a service worker has them.
 * @param isContentShown whether the page shows its content: the line is free
 */
export function useFetchHome(isContentShown: boolean): void {
  const store = useAppStore();
  const isSignedOut = useSession().status === 'signedOut';
  useEffect(() => {
    if (!isContentShown) return;
    void loadParts().then(({ fetchAhead }) => {
      if (!isSignedOut || isLowData() || hasWorker()) return;
      // They come with the page.
      fetchAhead(store, HOME).catch(() => undefined);
    });
  }, [isContentShown, isSignedOut, store]);
}
