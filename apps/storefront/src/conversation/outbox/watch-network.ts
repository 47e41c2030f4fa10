import { onConnected } from '@manette/web-realtime';

/**
 * Hears when trying again is worth it (the network or the connection is back, somebody looks at the page) and when
 * there is no point in waiting for an answer.
 * @returns stops that
 */
export function watchNetwork({ returned, lost }: { returned: () => void; lost: () => void }): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') returned();
  };
  window.addEventListener('online', returned);
  window.addEventListener('offline', lost);
  document.addEventListener('visibilitychange', seen);
  const unsubscribe = onConnected(returned);
  return () => {
    window.removeEventListener('online', returned);
    window.removeEventListener('offline', lost);
    document.removeEventListener('visibilitychange', seen);
    unsubscribe();
  };
}
