import { reconnectSoon } from './draining';
import type { ShopSocket } from './socket';

/** Dispatched by libs/web/ui, which cannot import this constant, because it imports no other library of the front end. */
const CHANGED = 'manette:low-data';

/**
 * Reconnects when low data is switched, since only the handshake sends it to the server [POC-070]. @returns a function that
 * stops it
 */
export function followLowData(socket: ShopSocket): () => void {
  const switched = () => reconnectSoon(socket);
  window.addEventListener(CHANGED, switched);
  return () => window.removeEventListener(CHANGED, switched);
}
