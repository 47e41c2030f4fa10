import {
  lazy,
  Suspense,
  useEffect,
  useReducer,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

/** A file that a page waits for is there. The shell and a remote have copies of this module, and share the window. */
const LOADED = 'manette:loaded';

/**
 * A page, or a part of it, in a file of its own, as React's `lazy`.
 * @param load imports it; rejects with what the next boundary catches
 */
export function lazyPage<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const loading = load();
    // Before React hears of it. Whoever waits is told of a failure by React.
    void loading.then(
      () => window.dispatchEvent(new Event(LOADED)),
      () => undefined,
    );
    return loading;
  });
}

/**
 * `Suspense` for pages. React shows what has replaced a fallback 0.3 s after the fallback at the earliest, however soon it was
 * there, unless the boundary renders for another reason: this one does when a file has come.
 */
export function PageBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener(LOADED, renderAgain);
    return () => window.removeEventListener(LOADED, renderAgain);
  }, []);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
