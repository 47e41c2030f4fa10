import type { ShopSocket } from './socket';

/** Tells the server whether this page is in sight, so that nobody is pushed what they are looking at [POC-050]. */
export function tellSight(socket: ShopSocket): void {
  if (socket.connected) socket.emit('page_visible', document.visibilityState === 'visible');
}

/** Tells it at each change. @returns stops */
export function tellSightOnChange(socket: ShopSocket): () => void {
  const tell = () => tellSight(socket);
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
