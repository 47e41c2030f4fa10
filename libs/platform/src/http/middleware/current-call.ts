import type { NextFunction, Request, Response } from 'express';
import { withCurrentCall } from '../../core/request/current-call.js';
import { requestIdOf } from './request-id.js';

/** Middleware: what the call causes knows its id, address and device. */
export function rememberCall(request: Request, _response: Response, next: NextFunction): void {
  const { ip = '', headers } = request;
  const call = {
    requestId: requestIdOf(request),
    ip,
    userAgent: headers['user-agent'],
    cookies: headers.cookie,
  };
  withCurrentCall(call, next);
}
