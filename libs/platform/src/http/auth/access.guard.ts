import { DomainError } from '@manette/contracts/errors';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { CallLimits } from '../../database/limits/call-limits.js';
import { currentCall } from '../../core/request/current-call.js';
import { earlyFailure } from '../page-cache/early-failure.js';
import { ACCESS, type Access } from './access.decorators.js';
import { currentPrincipal, type RequestWithPrincipal } from './current-user.decorator.js';
import { NEEDS_RECENT_PROOF, OPEN_WHILE_ENROLLING, RecentProof, SecondStepRequired } from './recent-proof.js';
import { registerStrategy } from './register-strategy.js';
import { SessionStrategy } from './session.strategy.js';

/** Every route needs a session unless it is `@Public()`; some need an administrator or a verified user. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    strategy: SessionStrategy,
    private readonly limits: CallLimits,
    private readonly proof: RecentProof,
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
    const call = currentCall();
    if (call) call.principal = principal;
    this.limits.countSession(principal.sessionId);
    if (principal.mustEnrol && !this.has(OPEN_WHILE_ENROLLING, targets)) throw new SecondStepRequired();
    if (access === 'admin' && principal.role !== 'admin') throw new DomainError('FORBIDDEN', 'Access denied');
    if (access === 'verified' && !principal.isVerified)
      throw new DomainError('EMAIL_NOT_VERIFIED', 'Please verify your email address to use this feature.');
    if (this.has(NEEDS_RECENT_PROOF, targets)) this.proof.require(principal);
    return true;
  }

  private has(mark: string, targets: Parameters<Reflector['getAllAndOverride']>[1]): boolean {
    return this.reflector.getAllAndOverride<boolean | undefined>(mark, targets) === true;
  }
}
