import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Response } from 'express';
import type { Logger } from 'pino';
import type { AppConfig } from '../../core/config/app-config.js';
import type { RequestWithPrincipal } from '../auth/current-user.decorator.js';
import { routeOf } from '../middleware/call-route.js';
import { traceIdsOf } from '../middleware/trace-calls.js';
import { requestIdOf } from '../middleware/request-id.js';

/** What the log records of a call in addition to its request and response. */
export interface LoggedCall {
  route: string;
  clientAddress: string;
  /** Null when signed out. */
  userId: string | null;
  /** When the call arrived, by `performance.now()`. */
  since: number;
}

const HEALTH = '/api/health/';

/**
 * Writes one log line for each call when its response has ended [OPS-105]. The line names a call only by its route, as URLs
 * may contain tokens and user input.
 */
export class CallLog {
  private readonly wellAnswered: 'info' | 'debug';
  private readonly isOn: boolean;

  constructor(
    { environment, logging }: AppConfig,
    private readonly logger: Logger,
  ) {
    this.wellAnswered = logging.calls;
    this.isOn = environment !== 'test' && logging.level !== 'silent';
  }

  /** Middleware: logs a call when its response has ended. */
  readonly observe = (request: RequestWithPrincipal, response: Response, next: NextFunction): void => {
    if (this.isOn) this.follow(request, response);
    next();
  };

  /** Writes the log line of a call that has ended. */
  write(request: IncomingMessage, response: ServerResponse, call: LoggedCall, requestId: string): void {
    if (!this.isOn) return;
    const { statusCode } = response;
    const level = this.levelOf(statusCode, call.route);
    if (!this.logger.isLevelEnabled(level)) return;
    const { since, ...known } = call;
    const { method } = request;
    const responseTime = Math.round(performance.now() - since);
    const line = { requestId, ...known, method, statusCode, responseTime, ...traceIdsOf(request) };
    this.logger[level](line, this.sentenceOf(response));
  }

  private follow(request: RequestWithPrincipal, response: Response): void {
    const since = performance.now();
    const clientAddress = request.ip ?? '';
    response.once('close', () => {
      const userId = request.principal?.userId ?? null;
      this.write(
        request,
        response,
        { route: routeOf(request), clientAddress, userId, since },
        requestIdOf(request),
      );
    });
  }

  private sentenceOf({ writableFinished, statusCode }: ServerResponse): string {
    if (!writableFinished) return 'request aborted';
    return statusCode >= 500 ? 'request errored' : 'request completed';
  }

  private levelOf(status: number, route: string): 'error' | 'info' | 'debug' {
    if (status >= 500) return 'error';
    if (status >= 400) return 'info';
    return route.startsWith(HEALTH) ? 'debug' : this.wellAnswered;
  }
}
