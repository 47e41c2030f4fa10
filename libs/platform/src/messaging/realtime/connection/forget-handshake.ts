import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';

/**
 * Lets go of the request that opened a connection and of the handshake's headers and token, which Socket.IO would keep for as
 * long as the socket is open. What is left of the request names the caller, for a client that connects a second time over
 * the same connection.
 */
export function forgetHandshake(socket: Socket): void {
  const { headers, socket: connection } = socket.request;
  const { origin, 'x-forwarded-for': forwarded } = headers;
  const kept = {
    headers: { ...(origin && { origin }), ...(forwarded && { 'x-forwarded-for': forwarded }) },
    socket: connection,
    connection,
    _query: socket.handshake.query,
  } as Partial<IncomingMessage>;
  Object.assign(socket.conn, { request: kept });
  Object.assign(socket.handshake, { headers: {}, auth: {} });
}
