import type { IncomingMessage } from 'node:http';

/** The name of all requests without a route: each label value creates a metric series, and paths are arbitrary. */
const NO_ROUTE = 'none';

type Routed = IncomingMessage & { route?: { path?: unknown }; pageRoute?: string };

/** Sets the route of a request that is answered before it reaches the framework. */
export function nameRoute(request: IncomingMessage, route: string): void {
  (request as Routed).pageRoute = route;
}

/** Returns the route of a request, as metrics, log and traces show it: `/api/accounts/:id`. */
export function routeOf(request: IncomingMessage): string {
  const { route, pageRoute } = request as Routed;
  const path = pageRoute ?? route?.path;
  return typeof path === 'string' ? path : NO_ROUTE;
}
