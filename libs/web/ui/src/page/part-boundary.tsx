import { Suspense, useEffect, useReducer, type ReactNode } from 'react';
import { LOADED } from './lazy-part';

/**
 * `Suspense` for parts. React shows the content at the earliest 0.3 s after it has shown the fallback, even when the content is
 * ready sooner, unless the boundary renders for another reason. This boundary therefore renders when a chunk is loaded.
 */
export function PartBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener(LOADED, renderAgain);
    return () => window.removeEventListener(LOADED, renderAgain);
  }, []);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
