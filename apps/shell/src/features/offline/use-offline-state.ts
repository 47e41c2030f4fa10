import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { api, reach, TAGS, useGetConfigQuery, isUnanswered } from '@manette/web-api';
import { useLocation } from '@manette/web-router';
import { changeUser, sessionApi, useSession } from '@manette/web-session';
import { useAppStore, type AppStore } from '@manette/web-store';
import { dropRefused, dataSourceOfPage, type Shown } from './data-source-of-page';

/** How often a visible page tries to reach an unreachable server. */
const LOOK_EVERY_MS = 3_000;
const PAGE_TAGS = TAGS.filter((tag) => tag !== 'Config');

/** Returns what the open page shows of its queries; `whole` if no responses are stored. */
function useShown(isOn: boolean): Shown {
  const store = useAppStore();
  return useSyncExternalStore(
    (changed) =>
      store.subscribe(() => {
        if (isOn) dropRefused(store);
        changed();
      }),
    () => (isOn ? dataSourceOfPage(store) : 'whole'),
  );
}

/** Tries to reach the server at intervals, and when the page is online or visible again. @returns a function that stops it */
function lookForServer(store: AppStore): () => void {
  const look = async () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const asked = sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data, error } = await store.dispatch(asked);
    if (data && !isUnanswered(error)) store.dispatch(changeUser(data.user));
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const seen = () => void look();
  window.addEventListener('online', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', seen);
    document.removeEventListener('visibilitychange', seen);
  };
}

export interface Reading {
  /** The time of the oldest stored response that the page shows (milliseconds); undefined if it shows none. */
  since: number | undefined;
  /** Whether the page has nothing to show without a network. */
  isMissing: boolean;
  tryAgain: () => void;
}

/**
 * Returns what this page can show without a network, and refetches its data once the server is reachable again. Only with
 * the service worker on [POC-022, POC-023, POC-024].
 */
export function useOfflineState(): Reading {
  const store = useAppStore();
  const { data: config } = useGetConfigQuery();
  const { status } = useSession();
  const isOn = config?.serviceWorker === true && status === 'signedIn';
  const shown = useShown(isOn);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [missing, setMissing] = useState<string>();
  if (shown === 'nothing' && missing !== here) setMissing(here);
  else if (missing !== undefined && missing !== here) setMissing(undefined);

  const isOut = useSyncExternalStore(reach.subscribe, reach.isOut);
  const back = useEffectEvent(() => {
    setMissing(undefined);
    if (typeof shown === 'number') store.dispatch(api.util.invalidateTags(PAGE_TAGS));
  });
  useEffect(() => {
    if (!isOn || !isOut) return undefined;
    const stop = lookForServer(store);
    return () => {
      stop();
      if (!reach.isOut()) back();
    };
  }, [isOn, isOut, store]);
  return {
    since: typeof shown === 'number' ? shown : undefined,
    isMissing: missing === here,
    tryAgain: () => setMissing(undefined),
  };
}
