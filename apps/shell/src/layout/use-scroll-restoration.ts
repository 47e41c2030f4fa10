import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@manette/web-router';
import { restoreScroll } from './restore-scroll';

/** Where the reader was on each page of this tab's history, by the key of its entry. */
const positions = new Map<string, number>();

/** Going back or on finds a page where the reader left it, which the browser cannot do before its content is there. */
function useManualRestoration() {
  useEffect(() => {
    const leave = () => {
      // A page that is loaded anew is the browser's to place.
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}

/** A new path starts at the top, one that the reader comes back to where it was. */
export function useScrollRestoration() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const known = useRef({ pathname, key });
  useManualRestoration();
  // Before the browser tells of any scrolling that the new content causes.
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { pathname, key };
    const stop =
      isReturn && before.key !== key
        ? restoreScroll(positions.get(key) ?? 0)
        : before.pathname !== pathname && restoreScroll(0);
    const remember = () => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      if (stop) stop();
      window.removeEventListener('scroll', remember);
    };
  }, [pathname, key, isReturn]);
}
