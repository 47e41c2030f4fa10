import { Agent, type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerUnavailable, refuseUpgrade } from '@manette/platform/origin/unavailable';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Timeout for an API response without data, in milliseconds. An upload of many pictures is the slowest call. */
const SILENCE = 120_000;

export interface ApiProxy {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
  close(): void;
}

/** Replaces the forwarding headers of the caller by the address that we know, so that a caller cannot claim another address. */
function stateOrigin(request: IncomingMessage, address: string): void {
  for (const name of Object.keys(request.headers))
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete request.headers[name];
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = 'http';
}

/**
 * Forwards calls, uploads and WebSockets to the API as streams, without buffering bodies.
 * @param address returns the API's current address, which may change; while it is undefined, calls get 503
 * @param callerAddress returns the address of the caller, which is all that the API learns about the origin of a call
 */
export function apiProxy(
  address: () => string | undefined,
  callerAddress: (request: IncomingMessage) => string,
): ApiProxy {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: 'http://127.0.0.1',
    router: () => address() ?? 'http://127.0.0.1',
    agent,
    proxyTimeout: SILENCE,
    on: {
      // When a browser's connection breaks, the connection to the API must close too.
      proxyReqWs: (call, _request, socket) => {
        call.once('upgrade', (_answer, upstream) => socket.once('close', () => upstream.destroy()));
      },
      error: (_error, _request, answer) => {
        if (answer instanceof ServerResponse) answerUnavailable(answer);
        else refuseUpgrade(answer, '503 Service Unavailable');
      },
    },
  });
  return {
    handle: (request, response) => {
      stateOrigin(request, callerAddress(request));
      if (address() === undefined) answerUnavailable(response);
      else void proxy(request, response, () => answerUnavailable(response));
    },
    upgrade: (request, socket, head) => {
      stateOrigin(request, callerAddress(request));
      if (address() === undefined) refuseUpgrade(socket, '503 Service Unavailable');
      else proxy.upgrade(request, socket, head);
    },
    close: () => agent.destroy(),
  };
}
