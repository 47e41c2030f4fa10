import { DomainError } from '@manette/contracts/errors';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Clock } from '../../core/time/clock.js';
import { contentDisposition } from './content-disposition.js';
import type { FileStore } from '../../storage/files/file-store.js';
import { serveFile } from './serve-file.js';
import type { SignedAddresses } from '../../storage/files/signed-addresses.js';
import { isStorageKey } from '../../storage/files/storage-key.js';
import { FileNotFound } from '../../storage/files/storage.errors.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Should a file ever be taken for a page: it may do nothing. */
const SANDBOX = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The client has gone: nobody is there to be told. */
const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

function harden(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('content-security-policy', SANDBOX);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  next();
}

const keyOf = ({ path }: Request): string => {
  const key = path.slice(1);
  if (!isStorageKey(key)) throw new FileNotFound();
  return key;
};

/** `GET /uploads/public/…` for anyone, unchanging; `GET /uploads/private/…` with a signature that still works. */
export function uploadsRouter(store: FileStore, addresses: SignedAddresses, clock: Clock): Router {
  const router = express.Router();
  const serve = (request: Request, response: Response, headers: Record<string, string>) =>
    serveFile(store, keyOf(request), request, response, headers).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  router.use(harden);
  router.get('/public/*path', (request, response) => serve(request, response, { 'cache-control': FOR_EVER }));
  router.get('/private/*path', async (request, response) => {
    const { expires, signature, name } = request.query;
    const address = { key: request.path.slice(1), expires: Number(expires), name: text(name) };
    const refused = new DomainError('FORBIDDEN', 'This link has expired or is not valid');
    if (!addresses.isGenuine(address, text(signature))) throw refused;
    if (addresses.isExpired(address, clock.now())) {
      // An old address of a file that is gone says so (trust, section 7); who forges one learns nothing.
      await store.facts(keyOf(request));
      throw refused;
    }
    return serve(request, response, {
      'cache-control': 'no-store',
      'content-disposition': contentDisposition(address.key, address.name),
    });
  });
  router.use(() => {
    throw new DomainError('NOT_FOUND', 'Resource not found');
  });
  return router;
}
