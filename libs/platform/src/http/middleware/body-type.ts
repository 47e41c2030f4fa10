import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const UNDERSTOOD = ['application/json', 'multipart/form-data'];

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Middleware: answers 415 to a body of another type; Express would ignore the body. */
export function refuseUnsupportedBodies(request: Request, _response: Response, next: NextFunction): void {
  const refused = hasBody(request) && !request.is(UNDERSTOOD);
  next(refused ? new UnsupportedMediaTypeException() : undefined);
}
