import { DomainError } from '@manette/contracts/errors';
import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module } from '@nestjs/common';
import { sql } from 'kysely';
import type { Principal } from '../core/session/principal.js';
import { SessionVerifier } from '../core/session/session-verifier.js';

/** Returns a user's token in the platform's own tests: `<user id>/<session id>/<role>/<verified>`. */
export const probeToken = (
  userId: string,
  sessionId: string,
  role = 'client',
  verified = 'verified',
): string => [userId, sessionId, role, verified].join('/');

/** Sessions for the platform's own tests. The token contains all data, but `verify` queries the database as identity does. */
@Injectable()
export class ProbeSessions extends SessionVerifier {
  /** The error codes for the tokens of ended sessions, by session id. */
  readonly ended = new Map<string, 'SESSION_REPLACED' | 'UNAUTHENTICATED'>();

  constructor(private readonly em: EntityManager) {
    super();
  }

  async verify(token: string, _isUse: boolean): Promise<Principal> {
    const [userId, sessionId, role, verified] = token.split('/');
    if (!userId || !sessionId) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
    await sql`select 1`.execute(this.em.getKysely<object>());
    const end = this.ended.get(sessionId);
    if (end) throw new DomainError(end, 'Your session has ended');
    return {
      userId,
      sessionId,
      role: role === 'admin' ? 'admin' : 'client',
      username: 'probe',
      isVerified: verified === 'verified',
      provedAt: 0,
      mustEnrol: false,
    };
  }
}

@Global()
@Module({
  providers: [ProbeSessions, { provide: SessionVerifier, useExisting: ProbeSessions }],
  exports: [ProbeSessions, SessionVerifier],
})
export class ProbeSessionsModule {}
