import { PayloadTooLargeException } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** How many bytes of a refused body are still read and discarded, and for how long. */
const MAX_DRAINED_BYTES = 32 * 1024 * 1024;
const MAX_DRAIN_MS = 30_000;

/** Discards the rest of the body. Most clients read the response only after sending all of it; an early close loses it. */
function drain(request: Request): void {
  let left = MAX_DRAINED_BYTES;
  const giveUp = setTimeout(() => request.destroy(), MAX_DRAIN_MS).unref();
  request.once('close', () => clearTimeout(giveUp));
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}

/**
 * Middleware before the body parser: refuses a body as soon as it is known to be too large; the parser would first read all
 * of it. Multipart forms have limits of their own.
 */
export function limitBody(bytes: number): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.is('multipart/form-data')) return next();
    let received = Number(request.headers['content-length'] ?? 0);
    const refuse = () => {
      drain(request);
      next(new PayloadTooLargeException());
    };
    if (received > bytes) return refuse();
    if (request.headers['transfer-encoding'] === undefined) return next();
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received <= bytes || response.headersSent) return;
      request.off('data', count);
      refuse();
    };
    request.on('data', count);
    next();
  };
}
