import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const UNDERSTOOD = ['application/json', 'multipart/form-data'];
/** The path to which mail programs send a form (RFC 8058); the form adds nothing to what the path says [POC-065]. */
const TAKES_FORMS = /^\/api\/notifications\/unsubscribe\//;
const FORM = 'application/x-www-form-urlencoded';

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Middleware: answers 415 to a body of any other type; Express would ignore the body. */
export function refuseUnsupportedBodies(request: Request, _response: Response, next: NextFunction): void {
  const understood = TAKES_FORMS.test(request.path) ? [...UNDERSTOOD, FORM] : UNDERSTOOD;
  const refused = hasBody(request) && !request.is(understood);
  next(refused ? new UnsupportedMediaTypeException() : undefined);
}
