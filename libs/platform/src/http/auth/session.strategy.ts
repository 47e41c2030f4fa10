import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { bearerToken } from './bearer-token.js';
import type { Principal } from '../../core/session/principal.js';
import { SessionVerifier } from '../../core/session/session-verifier.js';
import { isBackground } from './background-call.js';

/**
 * Authenticates a request by the bearer token in its header; the stored session decides. The published strategies for bearer
 * tokens also read them from the query, which is logged, or accept a valid signature without looking up the session.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session-token') {
  constructor(private readonly sessions: SessionVerifier) {
    super();
  }

  /** @throws DomainError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REPLACED or ACCOUNT_DISABLED */
  validate({ headers }: Request): Promise<Principal> {
    return this.sessions.verify(bearerToken(headers.authorization), !isBackground(headers));
  }
}
