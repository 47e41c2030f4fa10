import { useEffect } from 'react';
import { announceContent } from '@manette/web-realtime';
import { useAppStore, type AppStore } from '@manette/web-store';

const isAsking = (store: AppStore) =>
  Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');

/** Announces the content of a page as soon as none of its requests is pending. @returns a function that stops waiting */
function announceWhenAnswered(store: AppStore): () => void {
  const check = () => {
    if (isAsking(store)) return;
    stop();
    // Announced after the content is in the document, because the work that the announcement starts must not delay it.
    setTimeout(announceContent, 0);
  };
  const stop = store.subscribe(check);
  check();
  return stop;
}

/** Rendered after a page, inside its Suspense: announces when the page is loaded and its first requests are answered. */
export function ContentShown() {
  const store = useAppStore();
  useEffect(() => announceWhenAnswered(store), [store]);
  return null;
}
