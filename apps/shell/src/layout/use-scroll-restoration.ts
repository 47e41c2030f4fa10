import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@manette/web-router';
import { restoreScroll } from './restore-scroll';

/** The scroll position of each entry of this tab's history, by its key. */
const positions = new Map<string, number>();

/** Turns off the browser's scroll restoration, which runs before the content of a page has loaded. */
function useManualRestoration() {
  useEffect(() => {
    const leave = () => {
      // The browser restores the position after a full page load.
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

/** Scrolls a new page to the top, and a page that the user returns to back to its former position. */
export function useScrollRestoration() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const known = useRef({ pathname, key });
  useManualRestoration();
  // A layout effect runs before the browser emits the scroll events that the new content causes.
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
