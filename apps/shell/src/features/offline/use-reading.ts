import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { api, reach, TAGS, useGetConfigQuery, isUnanswered } from '@manette/web-api';
import { useLocation } from '@manette/web-router';
import { changeUser, sessionApi, useSession } from '@manette/web-session';
import { useAppStore, type AppStore } from '@manette/web-store';
import { dropRefused, shownNow, type Shown } from './shown-now';

/** How often a page that is in sight looks for a server out of reach. */
const LOOK_EVERY_MS = 3_000;
const PAGE_TAGS = TAGS.filter((tag) => tag !== 'Config');

/** What the open page shows of its calls, where answers are kept. */
function useShown(isOn: boolean): Shown {
  const store = useAppStore();
  return useSyncExternalStore(
    (changed) =>
      store.subscribe(() => {
        if (isOn) dropRefused(store);
        changed();
      }),
    () => (isOn ? shownNow(store) : 'whole'),
  );
}

/** Looks for the server at times, and as soon as the browser has a network again. @returns stops */
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
  /** When the oldest of what the page shows was answered (milliseconds), where that was kept. */
  since: number | undefined;
  /** Whether there is nothing to show of this page without a network. */
  isMissing: boolean;
  tryAgain: () => void;
}

/**
 * Where the service worker is on: what can be read of this page without a network, and how it is asked for anew once there is
 * one again [POC-022, POC-023, POC-024].
 */
export function useReading(): Reading {
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
