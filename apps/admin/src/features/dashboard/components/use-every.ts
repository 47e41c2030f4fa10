import { useEffect, useEffectEvent } from 'react';

/**
 * Does `work` every so often while the page can be seen. In the background it rests, and is done at once when the reader
 * comes back later than that.
 */
export function useEvery(milliseconds: number, work: () => void) {
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
