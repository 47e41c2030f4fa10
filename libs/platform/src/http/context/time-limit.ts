import type { NextFunction, Request, Response } from 'express';
import { ServiceUnavailableException } from '@nestjs/common';

const LIMIT = 60_000;

/** Middleware: a call that is not answered in a minute is answered 503. */
export function limitTime(_request: Request, response: Response, next: NextFunction): void {
  const timer = setTimeout(() => {
    if (!response.headersSent) next(new ServiceUnavailableException());
  }, LIMIT);
  response.once('close', () => clearTimeout(timer));
  next();
}
