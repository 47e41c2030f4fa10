import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { REVALIDATED } from './revalidated.decorator.js';

/** Sets `cache-control` on a route's successful responses, but not on errors. */
class MarkReadable implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(tap(() => response.setHeader('cache-control', REVALIDATED)));
  }
}

/**
 * Lets the shop's page store this private response under the user's id and show it without a network until the session ends
 * (pocket, section 3) [POC-022]; the page stores no response that is `no-store`. Its requests bypass the browser's own
 * cache, which no logout would empty.
 */
export const ReadableOffline = (): MethodDecorator => UseInterceptors(MarkReadable);
