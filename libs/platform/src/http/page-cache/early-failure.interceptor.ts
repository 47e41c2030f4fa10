import type { IncomingMessage } from 'node:http';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { earlyFailure } from './early-failure.js';

/** Throws the error of an early failure before the controller runs. It is global, and the first interceptor. */
@Injectable()
export class EarlyFailureInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const isHttp = context.getType() === 'http';
    const failure = isHttp && earlyFailure(context.switchToHttp().getRequest<IncomingMessage>());
    if (failure) throw failure.error;
    return next.handle();
  }
}
