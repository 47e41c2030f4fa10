import { DomainError } from '@manette/contracts/errors';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { contentDisposition } from './content-disposition.js';
import type { DiskFileStorage } from './disk-file-storage.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Should a file ever be taken for a page: it may do nothing. */
const SANDBOX = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function harden(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('content-security-policy', SANDBOX);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  next();
}

/** `GET /uploads/public/…` for anyone, unchanging; `GET /uploads/private/…` with a signature that still works. */
export function uploadsRouter(storage: DiskFileStorage): Router {
  const router = express.Router();
  const files = { index: false, redirect: false, dotfiles: 'deny' } as const;
  router.use(harden);
  router.use(
    '/public',
    express.static(`${storage.root}/public`, {
      ...files,
      // Set by hand: Express leaves the header that all answers begin with.
      setHeaders: (response) => response.setHeader('cache-control', FOR_EVER),
    }),
  );
  router.get('/private/*path', (request, response, next) => {
    const key = request.path.slice(1);
    const { expires, signature, name } = request.query;
    const address = { key, expires: Number(expires), name: text(name) };
    if (!storage.isSigned(address, text(signature)))
      throw new DomainError('FORBIDDEN', 'This link has expired or is not valid');
    response.setHeader('content-disposition', contentDisposition(key, address.name));
    response.setHeader('cache-control', 'private, max-age=3600');
    response.sendFile(key, { root: storage.root, dotfiles: 'deny', cacheControl: false }, (error) => {
      if (error && !response.headersSent) next(new DomainError('NOT_FOUND', 'Resource not found'));
    });
  });
  router.use(() => {
    throw new DomainError('NOT_FOUND', 'Resource not found');
  });
  return router;
}
