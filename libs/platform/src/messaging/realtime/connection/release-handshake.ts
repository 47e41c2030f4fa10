import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';

/**
 * Releases the request that opened a connection and the handshake's headers and token, which Socket.IO would keep in memory as
 * long as the socket is open. The parts of the request that identify the caller are kept, for a client that connects a second
 * time over the same connection.
 */
export function releaseHandshake(socket: Socket): void {
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
