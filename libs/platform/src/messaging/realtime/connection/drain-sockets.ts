import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerEvents } from '@manette/contracts/realtime';
import type { Server } from 'socket.io';
import type { Drain } from '../../../core/lifecycle/drain.js';

/** The share of the drain within which clients reconnect, so that the last ones are connected before its end. */
const LATEST_SHARE = 0.8;

/** Returns the id of the connection that a request continues; null for a handshake, which opens one. */
const connectionOf = ({ url = '' }: IncomingMessage): string | null =>
  new URLSearchParams(url.split('?')[1] ?? '').get('sid');

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.upgrade === undefined)
    return void response
      .writeHead(503, { connection: 'close', 'retry-after': '1', 'content-length': '0' })
      .end();
  const answer = 'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
  request.socket.on('error', () => request.socket.destroy());
  request.socket.end(answer);
}

/**
 * Moves the sockets of a draining process to other processes. Each client is told to reconnect after a random time, so that
 * not all reconnect at the same time. New connections are refused with 503, and the sockets that remain at the end of the
 * drain are closed [OPS-066, OPS-068]. A connection that this process does not have is refused with 503, too.
 */
export function drainSockets(server: Server, drain: Drain): void {
  const { engine } = server;
  const clients = (engine as unknown as { clients: Record<string, unknown> }).clients;
  engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const sid = connectionOf(request);
    // Another process may have the connection: nginx asks it after a 503 [OPS-034].
    const isRefused = sid === null ? drain.hasBegun : !Object.hasOwn(clients, sid);
    if (isRefused) refuse(request, response);
    else next();
  });
  engine.on('headers', (headers: Record<string, string>) => {
    if (drain.hasBegun) headers.connection = 'close';
  });
  drain.register({
    begin: (milliseconds) => {
      for (const socket of server.sockets.sockets.values()) {
        const reconnectInMs = Math.floor(Math.random() * LATEST_SHARE * milliseconds);
        socket.emit('server_draining', { reconnectInMs } satisfies ServerEvents['server_draining']);
      }
    },
    end: () => {
      for (const socket of server.sockets.sockets.values()) socket.conn.close();
    },
  });
}
