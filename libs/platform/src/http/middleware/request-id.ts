import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'x-request-id';
const SANE = /^[\w.:-]{8,64}$/;

type Identified = IncomingMessage & { requestId?: string };

/** The id that a call and everything logged about it carries. */
export function requestIdOf(request: IncomingMessage): string {
  const identified = request as Identified;
  const given = request.headers[HEADER];
  return (identified.requestId ??= typeof given === 'string' && SANE.test(given) ? given : randomUUID());
}

/** Middleware: takes over a sane x-request-id or makes one, and answers it. */
export function identifyRequest(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader(HEADER, requestIdOf(request));
  next();
}
