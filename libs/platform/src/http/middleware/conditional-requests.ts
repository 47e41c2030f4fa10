import type { NextFunction, Request, Response } from 'express';

/**
 * Middleware: lets Express answer 304 to a request with If-None-Match. `fetch` adds `Cache-Control: no-cache` to such a
 * request. That header is meant for intermediate caches (RFC 9111, section 5.2.1.4), but makes Express send the full body.
 */
export function allowConditionalRequests(
  { headers }: Request,
  _response: Response,
  next: NextFunction,
): void {
  if (headers['if-none-match'] !== undefined) delete headers['cache-control'];
  next();
}
