import type { Request, RequestHandler } from 'express';
import type { CallLimits } from '../../database/limits/call-limits.js';

/** Middleware: counts each call for its address, before a session is known. */
export const countCalls =
  (limits: CallLimits): RequestHandler =>
  (request: Request, _response, next) => {
    limits.countAddress(request.ip ?? '');
    next();
  };
