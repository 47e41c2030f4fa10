import { configApi } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';
import type { AppStore } from '@manette/web-store';
import { hasReleases } from './running-releases';

/** Spreads the requests of all pages, which are notified of a release at the same moment. */
const SPREAD_MS = 5000;
/** Every process knows a release within 5 s; another process than the one that sent the event may answer the request. */
const KNOWN_EVERYWHERE_MS = 6000;
const LONG_HIDDEN_MS = 10 * 60_000;

const config = configApi.endpoints.getConfig;

/**
 * Fetches the configuration again when a release has changed, after a reconnect, and when the page becomes visible after it
 * was hidden for ten minutes (operations, section 2) [OPS-060, OPS-061].
 * @returns a function that stops it
 */
export function followReleases(store: AppStore): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : Infinity;

  const ask = () => void store.dispatch(config.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const askSoon = () => {
    const first = Math.random() * SPREAD_MS;
    timers.forEach(clearTimeout);
    timers = [first, first + KNOWN_EVERYWHERE_MS].map((ms) => setTimeout(ask, ms));
  };
  const reconnected = () => {
    const { data } = config.select()(store.getState());
    if (data && hasReleases(data)) askSoon();
  };
  const changedVisibility = () => {
    const isHidden = document.visibilityState === 'hidden';
    if (!isHidden && Date.now() - hiddenAt >= LONG_HIDDEN_MS) ask();
    hiddenAt = isHidden ? Date.now() : Infinity;
  };

  const stops = [subscribe('release_changed', askSoon), onReconnected(reconnected)];
  document.addEventListener('visibilitychange', changedVisibility);
  return () => {
    timers.forEach(clearTimeout);
    stops.forEach((stop) => stop());
    document.removeEventListener('visibilitychange', changedVisibility);
  };
}
