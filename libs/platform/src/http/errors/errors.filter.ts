import { Catch, Injectable, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isUnavailable } from '../../database/is-unavailable.js';
import { requestIdOf } from '../middleware/request-id.js';
import { errorAnswer } from './error-answer.js';

type Acknowledge = (answer: { ok: false; code: string }) => void;

/**
 * Turns every error into the contract's answer: a body over HTTP, `{ok: false, code}` to a socket event with an
 * acknowledgement. It is global for HTTP; gateways need `@UseFilters(ErrorsFilter)`, as global filters do not apply to them.
 */
@Injectable()
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorsFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() === 'ws') this.answerSocket(error, host);
    else this.answerHttp(error, host);
  }

  private answerHttp(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { body, retryAfter, unexpected } = errorAnswer(error);
    const requestId = requestIdOf(request);
    if (unexpected) this.logger.error({ err: error, requestId }, `${request.method} failed unexpectedly`);
    else if (isUnavailable(error)) this.logger.warn(`unavailable: ${(error as Error).message}`);
    // Part of the answer (a file) is already sent: only closing the connection shows the client that it failed.
    if (response.headersSent) return void response.destroy();
    if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
    response.status(body.statusCode).json({ ...body, requestId });
  }

  private answerSocket(error: unknown, host: ArgumentsHost): void {
    const { body, unexpected } = errorAnswer(error);
    if (unexpected) this.logger.error({ err: error }, 'a socket event failed unexpectedly');
    const acknowledge = host
      .getArgs<unknown[]>()
      .find((arg): arg is Acknowledge => typeof arg === 'function');
    acknowledge?.({ ok: false, code: body.code });
  }
}
