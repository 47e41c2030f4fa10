import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A window event: a chunk that a component waits for is loaded, or failed. The shell and each remote have their own copy of
 * this module.
 */
export const LOADED = 'manette:loaded';

/**
 * Returns a lazy component for a page, or a part of it, in a chunk of its own, to be rendered in a `PartBoundary`.
 * @param load imports the component; the next error boundary catches its rejection
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const loading = load();
    const announce = () => window.dispatchEvent(new Event(LOADED));
    // Registered before React's own handlers, so that it runs before them, also after a failure.
    void loading.then(announce, announce);
    return loading;
  });
}
