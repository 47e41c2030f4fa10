import { useEffect, useRef } from 'react';
import { useLocation } from '@manette/web-router';

/** A new path starts at the top, and assistive technology hears about it by the focus on the main part. */
export function usePageChange() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
}
