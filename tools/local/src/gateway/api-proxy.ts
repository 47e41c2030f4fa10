import { Agent, type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerUnavailable, refuseUpgrade } from '@manette/platform/origin/unavailable';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** How long the API may stay silent on one call; an upload of many pictures is the slowest. */
const SILENCE = 120_000;

export interface ApiProxy {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
  close(): void;
}

/** What the caller says about itself is replaced by what we know of it, so that nobody borrows an address. */
function stateOrigin(request: IncomingMessage, address: string): void {
  for (const name of Object.keys(request.headers))
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete request.headers[name];
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = 'http';
}

/**
 * Passes calls, uploads and WebSockets on to the API as they come, without holding bodies.
 * @param address where the API listens now; it may change while the product runs, and undefined is answered by 503
 * @param callerAddress who calls, which is all that the API is told of the way a call has come
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
      // A browser that goes away without a word must not leave its other half open at the API.
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
