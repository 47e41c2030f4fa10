import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const MESSAGE = 'The shop is not available right now. Please try again in a moment.';

/** Answers 503 in the contract's error shape, unless the response has begun already. */
export function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) return;
  const requestId = randomUUID();
  const body = JSON.stringify({ statusCode: 503, code: 'UNAVAILABLE', message: MESSAGE, requestId });
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': '1',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
  response.end(body);
}

/** Refuses a WebSocket whose target does not exist (404) or is not available now (503). */
export function refuseUpgrade(socket: Duplex, status: '404 Not Found' | '503 Service Unavailable'): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
