import { DomainError } from '@manette/contracts/errors';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { ApiKeyScope } from '@manette/contracts/webhooks';
import { CallLimits } from '../../database/limits/call-limits.js';
import { currentCall } from '../../core/request/current-call.js';
import { earlyFailure } from '../page-cache/early-failure.js';
import { ACCESS, type Access } from './access.decorators.js';
import { API_KEY_SCOPE } from './api-key-scope.decorator.js';
import { currentPrincipal, type RequestWithPrincipal } from './current-user.decorator.js';
import { NEEDS_RECENT_PROOF, OPEN_WHILE_ENROLLING, RecentProof, SecondStepRequired } from './recent-proof.js';
import { registerStrategy } from './register-strategy.js';
import { SessionStrategy } from './session.strategy.js';

type Targets = Parameters<Reflector['getAllAndOverride']>[1];

/** The API key's scopes do not include the scope of the call [POC-085]. */
class InsufficientScope extends DomainError {
  constructor() {
    super('INSUFFICIENT_SCOPE', 'This API key may not do that');
  }
}

/**
 * Requires a session on every route that is not `@Public()`, and on some routes an administrator or a verified user. An API
 * key may call only the routes of its scopes.
 */
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
    // The session is verified and counted already; `EarlyFailureInterceptor` throws the error.
    if (failure) return true;
    await super.canActivate(context);
    const principal = currentPrincipal(context);
    const call = currentCall();
    if (call) call.principal = principal;
    if (principal.apiKey) this.limits.countApiKey(principal.apiKey.id);
    else this.limits.countSession(principal.sessionId);
    if (principal.mustEnrol && !this.has(OPEN_WHILE_ENROLLING, targets)) throw new SecondStepRequired();
    if (principal.apiKey && !this.opens(principal.apiKey.scopes, targets)) throw new InsufficientScope();
    if (access === 'admin' && principal.role !== 'admin') throw new DomainError('FORBIDDEN', 'Access denied');
    if (access === 'verified' && !principal.isVerified)
      throw new DomainError('EMAIL_NOT_VERIFIED', 'Please verify your email address to use this feature.');
    if (this.has(NEEDS_RECENT_PROOF, targets)) this.proof.require(principal);
    return true;
  }

  private opens(scopes: readonly ApiKeyScope[], targets: Targets): boolean {
    const scope = this.reflector.getAllAndOverride<ApiKeyScope | undefined>(API_KEY_SCOPE, targets);
    return scope !== undefined && scopes.includes(scope);
  }

  private has(mark: string, targets: Targets): boolean {
    return this.reflector.getAllAndOverride<boolean | undefined>(mark, targets) === true;
  }
}
