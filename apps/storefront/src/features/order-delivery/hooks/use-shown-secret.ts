import { useEffect, useState } from 'react';
import { HIDE_AFTER_SECONDS, type SecretView } from '@manette/contracts/fulfilment';

const SECOND_MS = 1000;

interface Shown {
  secret: SecretView;
  /** When it is hidden, in milliseconds. */
  until: number;
}

/** Holds a secret for as long as the page may show it; nothing else stores it [LIF-069]. */
export function useShownSecret() {
  const [shown, setShown] = useState<Shown>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!shown) return undefined;
    const look = () => {
      setNow(Date.now());
      if (Date.now() >= shown.until) setShown(undefined);
    };
    const clock = setInterval(look, SECOND_MS);
    // The browser may pause the timers of a page in the background.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown]);
  return {
    secret: shown?.secret,
    seconds: shown ? Math.max(0, Math.ceil((shown.until - now) / SECOND_MS)) : 0,
    show: (secret: SecretView) => {
      const at = Date.now();
      setNow(at);
      setShown({ secret, until: at + HIDE_AFTER_SECONDS * SECOND_MS });
    },
    hide: () => setShown(undefined),
  };
}
