import { Suspense, useEffect, useReducer, type ReactNode } from 'react';
import { LOADED } from './lazy-part';

/**
 * `Suspense` for parts. React shows what has replaced a fallback 0.3 s after the fallback at the earliest, however soon it was
 * there, unless the boundary renders for another reason: this one does when a file has come.
 */
export function PartBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener(LOADED, renderAgain);
    return () => window.removeEventListener(LOADED, renderAgain);
  }, []);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
