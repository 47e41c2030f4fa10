import { onConnected } from '@manette/web-realtime';

interface NetworkListeners {
  /** Called when the network or the realtime connection is back, or the page became visible: a retry may succeed. */
  onAvailable: () => void;
  /** Called when the device is offline: pending requests will get no response. */
  onLost: () => void;
}

/** Watches the network. @returns a function that removes the listeners */
export function watchNetwork({ onAvailable, onLost }: NetworkListeners): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') onAvailable();
  };
  window.addEventListener('online', onAvailable);
  window.addEventListener('offline', onLost);
  document.addEventListener('visibilitychange', seen);
  const unsubscribe = onConnected(onAvailable);
  return () => {
    window.removeEventListener('online', onAvailable);
    window.removeEventListener('offline', onLost);
    document.removeEventListener('visibilitychange', seen);
    unsubscribe();
  };
}
