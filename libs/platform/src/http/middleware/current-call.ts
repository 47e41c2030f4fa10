import type { NextFunction, Request, Response } from 'express';
import { withCurrentCall, type AnswerCookie } from '../../core/request/current-call.js';
import { requestIdOf } from './request-id.js';

/** Middleware: what the call causes knows its id, address and device. */
export function rememberCall(request: Request, response: Response, next: NextFunction): void {
  const { ip = '', headers } = request;
  const call = {
    requestId: requestIdOf(request),
    ip,
    userAgent: headers['user-agent'],
    cookies: headers.cookie,
    setCookie: (name: string, value: string, { maxAge, secure }: AnswerCookie) => {
      // A call that took too long has its answer already.
      if (response.headersSent) return;
      response.cookie(name, value, { maxAge, secure, httpOnly: true, sameSite: 'lax', path: '/' });
    },
  };
  withCurrentCall(call, next);
}
