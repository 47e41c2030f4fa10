import type { ShopSocket } from './socket';

/** Sends to the server whether this page is visible, so that users get no push of what they see on the screen [POC-050]. */
export function sendVisibility(socket: ShopSocket): void {
  if (socket.connected) socket.emit('page_visible', document.visibilityState === 'visible');
}

/** Sends it at each change of visibility. @returns a function that stops it */
export function sendVisibilityOnChange(socket: ShopSocket): () => void {
  const tell = () => sendVisibility(socket);
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
