import { connectAnew } from './draining';
import type { ShopSocket } from './socket';

/** Also said by libs/web/ui, which imports no other library of the front end. */
const CHANGED = 'manette:low-data';

/** Connects anew when low data is switched, since the server hears of it by the handshake [POC-070]. @returns stops */
export function followLowData(socket: ShopSocket): () => void {
  const switched = () => connectAnew(socket);
  window.addEventListener(CHANGED, switched);
  return () => window.removeEventListener(CHANGED, switched);
}
