import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import type { Principal } from '../../core/session/principal.js';
import { CallerVerifier } from './caller-verifier.js';

/**
 * Authenticates a request by the bearer token in its header; the stored session or API key decides. The published strategies
 * for bearer tokens also read them from the query, which is logged, or accept a valid signature without looking up the
 * session.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session-token') {
  constructor(private readonly callers: CallerVerifier) {
    super();
  }

  /** @throws DomainError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REPLACED or ACCOUNT_DISABLED */
  validate({ headers }: Request): Promise<Principal> {
    return this.callers.verify(headers);
  }
}
