import type { IncomingMessage } from 'node:http';

/** Requests without a route share one name: each value of a label is a series of its own, and paths are arbitrary. */
const NO_ROUTE = 'none';

type Routed = IncomingMessage & { route?: { path?: unknown }; pageRoute?: string };

/** Names the route of a request that is answered before the framework. */
export function nameRoute(request: IncomingMessage, route: string): void {
  (request as Routed).pageRoute = route;
}

/** The route of a request, as metrics, log and traces name it: `/api/accounts/:id`. */
export function routeOf(request: IncomingMessage): string {
  const { route, pageRoute } = request as Routed;
  const path = pageRoute ?? route?.path;
  return typeof path === 'string' ? path : NO_ROUTE;
}
