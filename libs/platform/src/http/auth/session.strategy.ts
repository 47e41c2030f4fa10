import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { bearerToken } from './bearer-token.js';
import type { Principal } from '../../core/session/principal.js';
import { SessionVerifier } from '../../core/session/session-verifier.js';

/**
 * The bearer token of a call, in its header alone: the session behind it decides. Ready-made strategies for bearer tokens
 * read them from addresses too, which stand in logs, or take a signature for an answer.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session-token') {
  constructor(private readonly sessions: SessionVerifier) {
    super();
  }

  /** @throws DomainError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REPLACED or ACCOUNT_DISABLED */
  validate({ headers }: Request): Promise<Principal> {
    return this.sessions.verify(bearerToken(headers.authorization));
  }
}
