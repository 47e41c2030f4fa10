import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** Injects the value that the Passport strategy of the route's guard has returned. */
export const Authenticated = createParamDecorator(
  (_data: unknown, context: ExecutionContext): unknown =>
    context.switchToHttp().getRequest<{ user?: unknown }>().user,
);
