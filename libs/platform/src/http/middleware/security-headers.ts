import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const NOTHING = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] };
/** Swagger UI brings scripts and pictures of its own and styles its elements in place. */
const DOCS = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
};

const withPolicy = (directives: Record<string, string[]>): RequestHandler =>
  helmet({ contentSecurityPolicy: { useDefaults: false, directives } });

/** Middleware: answers are data, not pages, and say so; the API's documentation is the one page. */
export function securityHeaders(): RequestHandler {
  const data = withPolicy(NOTHING);
  const docs = withPolicy(DOCS);
  return (request: Request, response: Response, next: NextFunction) => {
    // Answers are somebody's own unless their route says otherwise: nothing of them stays on a shared device.
    response.setHeader('cache-control', 'no-store');
    (request.path.startsWith('/api/docs') ? docs : data)(request, response, next);
  };
}
