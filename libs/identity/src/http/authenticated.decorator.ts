import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** What the Passport strategy of the route's guard answered. */
export const Authenticated = createParamDecorator(
  (_data: unknown, context: ExecutionContext): unknown =>
    context.switchToHttp().getRequest<{ user?: unknown }>().user,
);
