import { loginSchema } from '@manette/contracts/identity';
import { registerStrategy, ValidationPipe } from '@manette/platform';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { PasswordStrategy } from './password.strategy.js';

/** Signs in by address and password. Guards run before pipes, so this guard validates the body itself. */
@Injectable()
export class PasswordGuard extends AuthGuard() {
  private readonly input = new ValidationPipe();

  constructor(strategy: PasswordStrategy) {
    super({ defaultStrategy: registerStrategy(strategy) });
  }

  /** @throws ValidationFailed, and the errors of the strategy */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await this.input.transform<unknown>(request.body, { type: 'body', schema: loginSchema });
    return (await super.canActivate(context)) as boolean;
  }
}
