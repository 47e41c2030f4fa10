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

/** Middleware: a policy that allows nothing, as answers are data; only the API's documentation is a page. */
export function securityHeaders(): RequestHandler {
  const data = withPolicy(NOTHING);
  const docs = withPolicy(DOCS);
  return (request: Request, response: Response, next: NextFunction) => {
    // Answers are private by default: nothing of them may stay on a shared device. A route may override it.
    response.setHeader('cache-control', 'no-store');
    (request.path.startsWith('/api/docs') ? docs : data)(request, response, next);
  };
}
