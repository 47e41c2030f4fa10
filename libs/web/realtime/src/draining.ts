import type { ShopSocket } from './socket';

const moving = new WeakSet<ShopSocket>();

/** @returns whether the socket is moving from a draining process to another one */
export const isMoving = (socket: ShopSocket): boolean => moving.has(socket);

/** Reconnects a connected socket, without showing the user a lost connection. A disconnected socket reconnects by itself. */
export function reconnectSoon(socket: ShopSocket): void {
  if (!socket.connected) return;
  moving.add(socket);
  socket.disconnect().connect();
}

/**
 * Reconnects when the server process announces that it is about to end, after the delay that it names for this socket
 * (operations, section 3) [OPS-069]. The user sees no lost connection, and rooms are joined again as after any reconnection.
 * @returns a function that stops it
 */
export function leaveDrainingServer(socket: ShopSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrived = () => void moving.delete(socket);
  const leave = ({ reconnectInMs }: { reconnectInMs: number }) => {
    clearTimeout(timer);
    timer = setTimeout(() => reconnectSoon(socket), reconnectInMs);
  };
  socket.on('server_draining', leave);
  socket.on('connect', arrived);
  socket.on('connect_error', arrived);
  return () => {
    clearTimeout(timer);
    moving.delete(socket);
    socket.off('server_draining', leave);
    socket.off('connect', arrived);
    socket.off('connect_error', arrived);
  };
}
