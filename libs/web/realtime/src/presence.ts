import type { ServerEvents } from '@manette/contracts/realtime';
import { isLowData } from './low-data';
import { currentSocket, type ShopSocket } from './socket';
import { deliver, notifyReconnected, subscribe, type EventHandler } from './subscriptions';

export type PresenceChange = ServerEvents['user_status_changed'];

let watching = 0;

/**
 * Subscribes to changes of presence. The server sends them to this page only while there is a subscriber. It sends the latest
 * changes first, which a request at the same time may have missed.
 * @returns a function that unsubscribes
 */
export function subscribeToPresence(handler: EventHandler<'user_status_changed'>): () => void {
  const stop = subscribe('user_status_changed', handler);
  watching += 1;
  if (watching === 1) watchPresence(currentSocket());
  let isStopped = false;
  return () => {
    if (isStopped) return;
    isStopped = true;
    stop();
    watching -= 1;
    const socket = currentSocket();
    if (watching === 0 && socket?.connected) socket.emit('unwatch_presence');
  };
}

/** Asks the server to send presence on a new connection, if there is a subscriber. */
export function watchPresence(socket: ShopSocket | null): void {
  // The server sends no presence to a socket with low data.
  if (watching === 0 || !socket?.connected || isLowData()) return;
  socket.emit('watch_presence', (answer) => {
    if (!answer.ok) return;
    for (const change of answer.changes ?? []) deliver('user_status_changed', change);
    if (answer.tooMany) notifyReconnected();
  });
}

interface Request<Data> {
  queryFulfilled: Promise<unknown>;
  updateCachedData: (change: (draft: Data) => void) => unknown;
}

/**
 * Applies the changes of presence that arrive during a request to its response, which may be older. For `onQueryStarted`.
 * @param apply applies a change to cached data; applying it again changes nothing
 */
export const overAnswer =
  <Data>(apply: (data: Data, change: PresenceChange) => void) =>
  async (_argument: unknown, { queryFulfilled, updateCachedData }: Request<Data>): Promise<void> => {
    const latest = new Map<string, PresenceChange>();
    const stop = subscribe('user_status_changed', (change) => {
      // Moves the user to the end, so that changes are applied in the order of their arrival.
      latest.delete(change._id);
      latest.set(change._id, change);
    });
    // A failed request has no data to change.
    const isAnswered = await queryFulfilled.then(
      () => true,
      () => false,
    );
    stop();
    if (!isAnswered || latest.size === 0) return;
    updateCachedData((data) => {
      for (const change of latest.values()) apply(data, change);
    });
  };
