import { PayloadTooLargeException } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** How much of a refused body is read on, unheeded, and how long. */
const UNHEEDED_BYTES = 32 * 1024 * 1024;
const UNHEEDED_MS = 30_000;

/** Most senders hear an answer only once they have sent everything: a connection closed before that would lose it. */
function readOn(request: Request): void {
  let left = UNHEEDED_BYTES;
  const giveUp = setTimeout(() => request.destroy(), UNHEEDED_MS).unref();
  request.once('close', () => clearTimeout(giveUp));
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}

/**
 * Middleware before the body parser, which would read a body that is too large to its end before it refuses it.
 * Multipart has limits of its own.
 */
export function limitBody(bytes: number): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.is('multipart/form-data')) return next();
    let received = Number(request.headers['content-length'] ?? 0);
    const refuse = () => {
      readOn(request);
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
