import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const UNDERSTOOD = ['application/json', 'multipart/form-data'];

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Middleware: a body of any other type is a 415, rather than ignored as if nothing had been sent. */
export function refuseOtherBodies(request: Request, _response: Response, next: NextFunction): void {
  const refused = hasBody(request) && !request.is(UNDERSTOOD);
  next(refused ? new UnsupportedMediaTypeException() : undefined);
}
