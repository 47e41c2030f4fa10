import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `work` at an interval while the page is visible. A hidden page pauses; when it becomes visible after more than one
 * interval, it calls `work` immediately.
 */
export function useInterval(milliseconds: number, work: () => void) {
  const latest = useEffectEvent(work);
  useEffect(() => {
    let last = Date.now();
    const act = () => {
      last = Date.now();
      latest();
    };
    const timer = setInterval(() => {
      if (!document.hidden) act();
    }, milliseconds);
    const seen = () => {
      if (!document.hidden && Date.now() - last >= milliseconds) act();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [milliseconds]);
}
