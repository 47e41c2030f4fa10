import type { ErrorCode } from '@manette/contracts/errors';
import type { Socket } from 'socket.io';

const WINDOW_MS = 10_000;
/** A socket that exceeds the limit by this factor is disconnected. */
const DISCONNECT_FACTOR = 3;

function refuse(acknowledge: unknown, code: ErrorCode): void {
  if (typeof acknowledge === 'function') (acknowledge as (answer: object) => void)({ ok: false, code });
}

/**
 * Limits a socket's events: events above the limit in ten seconds are dropped, and above three times the limit the socket is
 * closed [TRU-114]; both call `onRefused`. An event without a handler is acknowledged with NOT_FOUND, if the client requests
 * an acknowledgement.
 */
export function limitEvents(socket: Socket, limit: number, onRefused: () => void): void {
  let windowEnds = 0;
  let count = 0;
  // Socket.IO itself listens to 'error' and never acknowledges it, so that event counts as not handled.
  const isHandled = (event: string) => event !== 'error' && socket.listenerCount(event) > 0;
  socket.use(([event, ...args], next) => {
    const now = performance.now();
    if (now >= windowEnds) [windowEnds, count] = [now + WINDOW_MS, 0];
    count += 1;
    if (count > limit) onRefused();
    if (count > DISCONNECT_FACTOR * limit) socket.disconnect(true);
    else if (count > limit) refuse(args.at(-1), 'TOO_MANY_REQUESTS');
    else if (!isHandled(event)) refuse(args.at(-1), 'NOT_FOUND');
    else next();
  });
}
