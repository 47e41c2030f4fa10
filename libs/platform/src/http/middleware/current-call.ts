import type { NextFunction, Request, Response } from 'express';
import { withCurrentCall, type AnswerCookie } from '../../core/request/current-call.js';
import { requestIdOf } from './request-id.js';

/** Middleware: makes the id, address and device of the call available to all code that runs for it. */
export function rememberCall(request: Request, response: Response, next: NextFunction): void {
  const { ip = '', headers } = request;
  const call = {
    requestId: requestIdOf(request),
    ip,
    userAgent: headers['user-agent'],
    cookies: headers.cookie,
    setCookie: (name: string, value: string, { maxAge, secure }: AnswerCookie) => {
      // A call that exceeded the time limit has been answered already.
      if (response.headersSent) return;
      response.cookie(name, value, { maxAge, secure, httpOnly: true, sameSite: 'lax', path: '/' });
    },
  };
  withCurrentCall(call, next);
}
