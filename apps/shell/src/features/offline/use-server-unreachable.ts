import { useEffect, useEffectEvent, useState } from 'react';
import { isUnanswered, reach, useGetConfigQuery } from '@manette/web-api';
import { sessionApi } from '@manette/web-session';
import { useAppStore } from '@manette/web-store';

/**
 * Finds out whether a page's files could not be loaded because the server is unreachable. With the service worker on, it
 * sends a request to the server first, because a file may be missing for other reasons.
 * @param onBack called when the server is reachable again
 * @returns whether the server is unreachable; undefined until that is known, false with the service worker off
 */
export function useServerUnreachable(onBack: () => void): boolean | undefined {
  const store = useAppStore();
  const isOn = useGetConfigQuery().data?.serviceWorker === true;
  const [isOut, setOut] = useState<boolean>();
  useEffect(() => {
    if (!isOn) return;
    const asked = sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true });
    void store.dispatch(asked).then(({ error }) => setOut(isUnanswered(error)));
  }, [isOn, store]);
  const changed = useEffectEvent(() => {
    if (isOut && !reach.isOut()) onBack();
  });
  useEffect(() => reach.subscribe(() => changed()), []);
  return isOn ? isOut : false;
}
