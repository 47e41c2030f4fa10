import { DomainError } from '@manette/contracts/errors';
import { Injectable, Optional } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiKeyVerifier, isApiKey } from '../../core/session/api-key-verifier.js';
import type { Principal } from '../../core/session/principal.js';
import { SessionVerifier } from '../../core/session/session-verifier.js';
import { isBackground } from './background-call.js';
import { bearerToken } from './bearer-token.js';

/** Authenticates a call by its bearer token, which is a session's token or an API key. */
@Injectable()
export class CallerVerifier {
  constructor(
    private readonly sessions: SessionVerifier,
    @Optional() private readonly keys?: ApiKeyVerifier,
  ) {}

  /** @throws DomainError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REPLACED or ACCOUNT_DISABLED */
  async verify(headers: IncomingHttpHeaders): Promise<Principal> {
    const token = bearerToken(headers.authorization);
    if (!isApiKey(token)) return this.sessions.verify(token, !isBackground(headers));
    if (!this.keys) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
    return this.keys.verify(token);
  }
}
