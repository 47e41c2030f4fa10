import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { AppConfig } from '../../core/config/app-config.js';
import { trustedProxyMatcher } from '../../core/network/caller-address.js';
import { markFailed, startSpan, traceIds } from '../../core/telemetry/tracing.js';
import { destinationOf } from '../origin/front-ends.js';
import { routeOf } from './call-route.js';
import { requestIdOf } from './request-id.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const spans = new WeakMap<IncomingMessage, Span>();

/** Returns the ids of a call's span for its log line; an empty object unless the span is recorded. */
export function traceIdsOf(request: IncomingMessage): { traceId?: string; spanId?: string } {
  const span = spans.get(request);
  return span ? traceIds(span) : {};
}

function beginSpan(request: IncomingMessage, parent: Context): Span {
  const { method = 'GET' } = request;
  const attributes = { 'http.request.method': method, 'manette.request_id': requestIdOf(request) };
  return startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
}

function endSpan(span: Span, request: IncomingMessage, { statusCode }: ServerResponse): void {
  const route = routeOf(request);
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
  if (statusCode >= 500) markFailed(span);
  span.end();
}

/**
 * Creates a span `{METHOD} {route}` for each call, including calls that are answered before the framework. A call through a
 * trusted proxy may continue a trace by `traceparent` [OPS-104]; for other calls a new trace begins. Call it when the server
 * has its handlers.
 */
export function traceCalls(server: Server, { trustedProxies }: AppConfig['http']): void {
  const isTrusted = trustedProxyMatcher(trustedProxies);
  const [handle] = server.listeners('request') as Handler[];
  if (!handle) throw new Error('the server has no handler of requests yet');
  server.off('request', handle);
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (destinationOf(path).kind !== 'api') return handle(request, response);
    const { headers, socket } = request;
    const parent = isTrusted(socket.remoteAddress)
      ? propagation.extract(ROOT_CONTEXT, headers)
      : ROOT_CONTEXT;
    const span = beginSpan(request, parent);
    spans.set(request, span);
    response.once('close', () => endSpan(span, request, response));
    context.with(trace.setSpan(parent, span), handle, undefined, request, response);
  });
}
