import type { ShopSocket } from './socket';

const SOON_MS = 1000;
const LATER_MS = 5000;
/** As long as the sockets of a killed server count. */
const PLACES_FREE_MS = 15_000;
const SIGNS_OF_LIFE = ['online', 'focus', 'pointerdown', 'keydown'] as const;

/**
 * After its five attempts the client gives up. A phone that comes back to the network, or a reader who comes back to
 * the page or touches it, is the time to try again. So is a moment after the server let the connection go, could let
 * nobody in because its database was away, or found too many connections open.
 * @returns stops that
 */
export function reconnectWhenReachable(socket: ShopSocket): () => void {
  let gaveUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    // A socket that gave up still calls itself active.
    if (document.visibilityState !== 'visible' || (socket.active && !gaveUp)) return;
    gaveUp = false;
    socket.connect();
  };
  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(wake, ms);
  };
  const failed = () => {
    gaveUp = true;
  };
  const letGo = (reason: string) => {
    if (reason === 'io server disconnect') wakeIn(SOON_MS);
  };
  const refused = ({ message }: Error) => {
    if (socket.active) return;
    if (message === 'UNAVAILABLE') wakeIn(LATER_MS);
    if (message === 'TOO_MANY_CONNECTIONS') wakeIn(PLACES_FREE_MS);
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wake);
  document.addEventListener('visibilitychange', wake);
  socket.io.on('reconnect_failed', failed);
  socket.on('disconnect', letGo);
  socket.on('connect_error', refused);
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wake);
    document.removeEventListener('visibilitychange', wake);
    socket.io.off('reconnect_failed', failed);
    socket.off('disconnect', letGo);
    socket.off('connect_error', refused);
  };
}
