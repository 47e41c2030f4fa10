import { DomainError } from '@manette/contracts/errors';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Clock } from '../../core/time/clock.js';
import { contentDisposition } from './content-disposition.js';
import type { FileStore } from '../../storage/files/file-store.js';
import { serveFile } from './serve-file.js';
import type { SignedAddresses } from '../../storage/files/signed-addresses.js';
import { isStorageKey } from '../../storage/files/storage-key.js';
import { FileNotFound } from '../../storage/files/storage.errors.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The Content-Security-Policy of a file that is opened as a page: it may run no script. */
const SANDBOX = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Whether the error means that the client disconnected, so that no response is needed. */
const hasDisconnected = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

function setSafeHeaders(_request: Request, response: Response, next: NextFunction): void {
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

/** Serves `GET /uploads/public/…` to everyone, as immutable, and `GET /uploads/private/…` with a valid signature. */
export function uploadsRouter(store: FileStore, addresses: SignedAddresses, clock: Clock): Router {
  const router = express.Router();
  const serve = (request: Request, response: Response, headers: Record<string, string>) =>
    serveFile(store, keyOf(request), request, response, headers).catch((error: unknown) => {
      if (!hasDisconnected(error)) throw error;
    });
  router.use(setSafeHeaders);
  router.get('/public/*path', (request, response) =>
    serve(request, response, { 'cache-control': IMMUTABLE }),
  );
  router.get('/private/*path', async (request, response) => {
    const { expires, signature, name } = request.query;
    const address = { key: request.path.slice(1), expires: Number(expires), name: text(name) };
    const refused = new DomainError('FORBIDDEN', 'This link has expired or is not valid');
    if (!addresses.isGenuine(address, text(signature))) throw refused;
    if (addresses.isExpired(address, clock.now())) {
      // An expired link to a deleted file answers 404 (trust, section 7); a forged link reveals nothing.
      await store.stat(keyOf(request));
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
