import type { ShopSocket } from './socket';

const moving = new WeakSet<ShopSocket>();

/** @returns whether the socket is between a process that ends and the next one */
export const isMoving = (socket: ShopSocket): boolean => moving.has(socket);

/** Connects a connected socket anew, which the reader does not see; one that is not connected will do so by itself. */
export function connectAnew(socket: ShopSocket): void {
  if (!socket.connected) return;
  moving.add(socket);
  socket.disconnect().connect();
}

/**
 * Connects anew when the process at the other end says that it is about to end, at the time that it names for this socket
 * (operations, section 3) [OPS-069]: nobody is told, and the rooms are joined again as after any other reconnection.
 * @returns stops
 */
export function leaveDrainingServer(socket: ShopSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrived = () => void moving.delete(socket);
  const leave = ({ reconnectInMs }: { reconnectInMs: number }) => {
    clearTimeout(timer);
    timer = setTimeout(() => connectAnew(socket), reconnectInMs);
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
