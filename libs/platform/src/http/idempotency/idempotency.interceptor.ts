import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import type { Observable } from 'rxjs';
import type { RequestWithPrincipal } from '../auth/current-user.decorator.js';
import { answeringOf } from './answering.js';
import { NOT_REPLAYED } from './not-replayed.decorator.js';
import { Idempotency } from './idempotency.js';

/** Handles writes with an Idempotency-Key; global. `uploadInterceptor` handles multipart forms, as it has the files. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    if (this.reflector.get<boolean | undefined>(NOT_REPLAYED, context.getHandler())) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithPrincipal>();
    const key = this.idempotency.keyOf(request);
    if (key === undefined || request.is('multipart/form-data')) return next.handle();
    const keyed = await this.idempotency.keyedRequest(request, key);
    const response = http.getResponse<Response>();
    return this.idempotency.runOnce(keyed, response, () => next.handle(), answeringOf(context));
  }
}
