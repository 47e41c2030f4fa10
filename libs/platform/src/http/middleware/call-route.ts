import type { IncomingMessage } from 'node:http';

/** Requests without a route share one name: each value of a label is a series of its own, and paths are arbitrary. */
const NO_ROUTE = 'none';

type Routed = IncomingMessage & { route?: { path?: unknown } };

/** The route of a request that the framework has routed, as metrics, log and traces name it: `/api/accounts/:id`. */
export function routeOf(request: IncomingMessage): string {
  const path = (request as Routed).route?.path;
  return typeof path === 'string' ? path : NO_ROUTE;
}
