import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Event of the window: a file that something waits for is there, or cannot be had. The shell and the remotes have copies of this module. */
export const LOADED = 'manette:loaded';

/**
 * A page, or a part of it, in a file of its own, as React's `lazy`, for a `PartBoundary`.
 * @param load imports it; rejects with what the next boundary catches
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const loading = load();
    const announce = () => window.dispatchEvent(new Event(LOADED));
    // Before React hears of it, also of a failure.
    void loading.then(announce, announce);
    return loading;
  });
}
