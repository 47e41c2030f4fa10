import { PayloadTooLargeException } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Middleware before the body parser, which would read a body that is too large to its end before it refuses it.
 * Multipart has limits of its own.
 */
export function limitBody(bytes: number): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.is('multipart/form-data')) return next();
    let received = Number(request.headers['content-length'] ?? 0);
    const refuse = () => {
      response.setHeader('connection', 'close');
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
