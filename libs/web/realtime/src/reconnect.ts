import { reach } from '@manette/web-api';
import type { ShopSocket } from './socket';

const SOON_MS = 1000;
const LATER_MS = 5000;
/** The lease of the sockets of a killed server process: they count against the connection limit until it expires. */
const LEASE_ENDS_MS = 15_000;
const ACTIVITY_EVENTS = ['online', 'focus', 'pointerdown', 'keydown'] as const;

/**
 * Reconnects after Socket.IO has given up its five attempts: when the network is back, when the user returns to the page or
 * interacts with it, and when a call gets a response again. Also reconnects shortly after the server closed the connection, was
 * unavailable without its database, or had too many open connections.
 * @returns a function that removes the listeners
 */
export function reconnectWhenReachable(socket: ShopSocket): () => void {
  let gaveUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reconnect = () => {
    // A socket that gave up still reports that it is active.
    if (document.visibilityState !== 'visible' || (socket.active && !gaveUp)) return;
    gaveUp = false;
    socket.connect();
  };
  const reconnectIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(reconnect, ms);
  };
  const failed = () => {
    gaveUp = true;
  };
  const dropped = (reason: string) => {
    if (reason === 'io server disconnect') reconnectIn(SOON_MS);
  };
  const refused = ({ message }: Error) => {
    if (socket.active) return;
    if (message === 'UNAVAILABLE') reconnectIn(LATER_MS);
    if (message === 'TOO_MANY_CONNECTIONS') reconnectIn(LEASE_ENDS_MS);
  };
  const stop = reach.subscribe(() => {
    if (!reach.isOut()) reconnect();
  });
  for (const event of ACTIVITY_EVENTS) window.addEventListener(event, reconnect);
  document.addEventListener('visibilitychange', reconnect);
  socket.io.on('reconnect_failed', failed);
  socket.on('disconnect', dropped);
  socket.on('connect_error', refused);
  return () => {
    clearTimeout(timer);
    stop();
    for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, reconnect);
    document.removeEventListener('visibilitychange', reconnect);
    socket.io.off('reconnect_failed', failed);
    socket.off('disconnect', dropped);
    socket.off('connect_error', refused);
  };
}
