import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const NOTHING = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] };
/** Swagger UI has its own scripts and images, and inline styles. */
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

/** Middleware: sets a policy that allows nothing, as responses are data; only the API's documentation is a page. */
export function securityHeaders(): RequestHandler {
  const data = withPolicy(NOTHING);
  const docs = withPolicy(DOCS);
  return (request: Request, response: Response, next: NextFunction) => {
    // Responses are private by default: no device may store them, as it may be shared. A route may override this.
    response.setHeader('cache-control', 'no-store');
    (request.path.startsWith('/api/docs') ? docs : data)(request, response, next);
  };
}
