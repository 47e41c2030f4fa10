import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { CallOrigin } from '../application/security-notices/call-origin.js';

/** Injects the IP address and the user agent of the call. */
export const CallerOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): CallOrigin => {
  const { ip = '', headers } = context.switchToHttp().getRequest<Request>();
  return { ip, userAgent: headers['user-agent'] };
});
