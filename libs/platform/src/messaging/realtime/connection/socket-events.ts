import type { ErrorCode } from '@manette/contracts/errors';
import type { Socket } from 'socket.io';

const WINDOW_MS = 10_000;
/** A socket that exceeds the limit by this factor is disconnected. */
const DISCONNECT_FACTOR = 3;

function refuse(acknowledge: unknown, code: ErrorCode): void {
  if (typeof acknowledge === 'function') (acknowledge as (answer: object) => void)({ ok: false, code });
}

/**
 * Counts a socket's events: those beyond the limit in ten seconds are dropped, and beyond three times the limit the
 * socket is closed [TRU-114]; `onRefused` is told of both. An event without a handler is also acknowledged, if the client asks for it.
 */
export function limitEvents(socket: Socket, limit: number, onRefused: () => void): void {
  let windowEnds = 0;
  let count = 0;
  // Socket.IO itself listens to 'error', and answers nothing.
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
