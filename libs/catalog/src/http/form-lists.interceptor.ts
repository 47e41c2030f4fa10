import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';

/** Converts the named fields to lists, because a multipart form sends a list with one entry as a text. JSON is not changed. */
export function formLists(...names: string[]): Type<NestInterceptor> {
  @Injectable()
  class FormLists implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<Request>();
      if (request.is('multipart/form-data')) {
        const body = request.body as Record<string, unknown>;
        for (const name of names) if (typeof body[name] === 'string') body[name] = [body[name]];
      }
      return next.handle();
    }
  }
  return FormLists;
}
