import { DomainError } from '@manette/contracts/errors';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CallLimits } from '../limits/call-limits.js';
import { ACCESS, type Access } from './access.decorators.js';
import { bearerToken } from './bearer-token.js';
import type { RequestWithPrincipal } from './current-user.decorator.js';
import { SessionVerifier } from './session-verifier.js';

/** Every route needs a session unless it is `@Public()`; some need an administrator or a verified person. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionVerifier,
    private readonly limits: CallLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket has shown its session in the handshake.
    if (context.getType() !== 'http') return true;
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<RequestWithPrincipal>();
    const principal = await this.sessions.verify(bearerToken(request.headers.authorization));
    request.principal = principal;
    this.limits.countSession(principal.sessionId);
    if (access === 'admin' && principal.role !== 'admin') throw new DomainError('FORBIDDEN', 'Access denied');
    if (access === 'verified' && !principal.isVerified)
      throw new DomainError('EMAIL_NOT_VERIFIED', 'Please verify your email address to use this feature.');
    return true;
  }
}
