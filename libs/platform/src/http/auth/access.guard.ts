import { DomainError } from '@manette/contracts/errors';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { CallLimits } from '../../database/limits/call-limits.js';
import { earlyFailure } from '../page-cache/early-failure.js';
import { ACCESS, type Access } from './access.decorators.js';
import { currentPrincipal, type RequestWithPrincipal } from './current-user.decorator.js';
import { registerStrategy } from './register-strategy.js';
import { SessionStrategy } from './session.strategy.js';

/** Every route needs a session unless it is `@Public()`; some need an administrator or a verified user. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    strategy: SessionStrategy,
    private readonly limits: CallLimits,
  ) {
    super({ defaultStrategy: registerStrategy(strategy), property: 'principal' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket's session was verified in the handshake.
    if (context.getType() !== 'http') return true;
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (access === 'public') return true;
    const failure = earlyFailure(context.switchToHttp().getRequest<RequestWithPrincipal>());
    if (failure?.of === 'access') throw failure.error;
    // Verified and counted; `EarlyFailureInterceptor` refuses it.
    if (failure) return true;
    await super.canActivate(context);
    const principal = currentPrincipal(context);
    this.limits.countSession(principal.sessionId);
    if (access === 'admin' && principal.role !== 'admin') throw new DomainError('FORBIDDEN', 'Access denied');
    if (access === 'verified' && !principal.isVerified)
      throw new DomainError('EMAIL_NOT_VERIFIED', 'Please verify your email address to use this feature.');
    return true;
  }
}
