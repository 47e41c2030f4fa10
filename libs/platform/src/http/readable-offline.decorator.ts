import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { REVALIDATED } from './revalidated.decorator.js';

/** Marks what a route answers, but no refusal. */
class MarkReadable implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(tap(() => response.setHeader('cache-control', REVALIDATED)));
  }
}

/**
 * Lets the shop's page keep this private answer under its reader's id, to show it without a network until the session ends
 * (pocket, section 3) [POC-022]; it keeps none that is `no-store`. The page asks past the browser's own cache, which no logout
 * would empty.
 */
export const ReadableOffline = (): MethodDecorator => UseInterceptors(MarkReadable);
