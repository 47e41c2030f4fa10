import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const REQUEST_ID = 'x-request-id';
const WELL_FORMED = /^[\w.:-]{8,64}$/;

type Identified = IncomingMessage & { requestId?: string };

/** Returns the id of a request, which all of its log entries carry. */
export function requestIdOf(request: IncomingMessage): string {
  const identified = request as Identified;
  const given = request.headers[REQUEST_ID];
  return (identified.requestId ??=
    typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID());
}

/** Middleware: uses a well-formed x-request-id of the client or creates one, and sends it with the response. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader(REQUEST_ID, requestIdOf(request));
  next();
}
