import { useEffect, useEffectEvent, useState } from 'react';
import { isUnanswered, reach, useGetConfigQuery } from '@manette/web-api';
import { sessionApi } from '@manette/web-session';
import { useAppStore } from '@manette/web-store';

/**
 * Whether a page lacks its files because the server is out of reach, where the service worker is on: that is asked first, as
 * a file may be missing for other reasons.
 * @param onBack called when the server is in reach again
 * @returns undefined until that is known
 */
export function useOutOfReach(onBack: () => void): boolean | undefined {
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
