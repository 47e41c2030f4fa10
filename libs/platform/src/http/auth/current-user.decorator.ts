import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Principal } from '../../core/session/principal.js';

export type RequestWithPrincipal = Request & { principal?: Principal };

/** The principal of a request whose route needs a session. */
export function currentPrincipal(context: ExecutionContext): Principal {
  const { principal } = context.switchToHttp().getRequest<RequestWithPrincipal>();
  if (!principal) throw new Error('@CurrentUser() on a route that is @Public()');
  return principal;
}

/** The signed-in caller of a route that needs a session. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): Principal =>
  currentPrincipal(context),
);
