import { connectAnew } from './draining';
import type { ShopSocket } from './socket';

/** Also said by libs/web/ui, which imports no other library of the front end. */
const CHANGED = 'manette:low-data';

/** Whether data is saved: the page says so at its root before anything is asked for. */
export const isLowData = (): boolean => document.documentElement.dataset['lowData'] !== undefined;

/** Connects anew when low data is switched, since the server hears of it by the handshake [POC-070]. @returns stops */
export function followLowData(socket: ShopSocket): () => void {
  const switched = () => connectAnew(socket);
  window.addEventListener(CHANGED, switched);
  return () => window.removeEventListener(CHANGED, switched);
}
