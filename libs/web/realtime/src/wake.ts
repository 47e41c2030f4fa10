import type { ShopSocket } from './socket';

/**
 * After its five attempts the client gives up. A phone that comes back to the network, or a reader who comes back to
 * the page, is the time to try again; so is a server that let the connection go.
 * @returns stops that
 */
export function wakeWhenReachable(socket: ShopSocket): () => void {
  const wake = () => {
    if (!socket.active && document.visibilityState === 'visible') socket.connect();
  };
  const letGo = (reason: string) => {
    if (reason === 'io server disconnect') setTimeout(wake, 1000);
  };
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  socket.on('disconnect', letGo);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
    socket.off('disconnect', letGo);
  };
}
