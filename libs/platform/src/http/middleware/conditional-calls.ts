import type { NextFunction, Request, Response } from 'express';

/**
 * Middleware: a call with an ETag is answered by whether that still holds. `fetch` adds `Cache-Control: no-cache` to
 * every If-None-Match of one's own; that is meant for caches on the way (RFC 9111, section 5.2.1.4), but Express would
 * answer it in full.
 */
export function heedETag({ headers }: Request, _response: Response, next: NextFunction): void {
  if (headers['if-none-match'] !== undefined) delete headers['cache-control'];
  next();
}
