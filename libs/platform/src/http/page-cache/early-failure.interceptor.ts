import type { IncomingMessage } from 'node:http';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { earlyFailure } from './early-failure.js';

/** Global, the first: throws in place of the controller what the reading of its page has thrown. */
@Injectable()
export class EarlyFailureInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const isHttp = context.getType() === 'http';
    const failure = isHttp && earlyFailure(context.switchToHttp().getRequest<IncomingMessage>());
    if (failure) throw failure.error;
    return next.handle();
  }
}
