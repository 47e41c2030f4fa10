import type { Request, RequestHandler } from 'express';
import type { CallLimits } from '../../database/limits/call-limits.js';
import { earlyFailure } from '../page-cache/early-failure.js';

/** Middleware: counts each call per client address, before the session is known. Calls that failed early were counted. */
export const countCalls =
  (limits: CallLimits): RequestHandler =>
  (request: Request, _response, next) => {
    if (!earlyFailure(request)) limits.countAddress(request.ip ?? '');
    next();
  };
