import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, PreparedReads, SessionVerifier, type Principal } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import { refusalOf } from '../../domain/session-refusal.js';
import { Unauthenticated } from '../../domain/session.errors.js';
import { needsTouch } from '../../domain/session.js';
import { SessionTokens } from '../../domain/session-tokens.js';
import { SessionTouches } from './session-touches.js';

/**
 * Verifies the session of every call and handshake by one statement over two primary keys. The role and the active state
 * come from the user's row, not from the token (contract, section 2 "Sessions").
 */
@Injectable()
export class SqlSessionVerifier extends SessionVerifier {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
    private readonly tokens: SessionTokens,
    private readonly touches: SessionTouches,
    private readonly clock: Clock,
  ) {
    super();
  }

  async verify(token: string): Promise<Principal> {
    const { sessionId, userId } = await this.tokens.read(token);
    const row = await this.read(sessionId, userId);
    if (!row) throw new Unauthenticated();
    const session = {
      lastUsedAt: new Date(row.last_used_at),
      expiresAt: new Date(row.expires_at),
      endReason: row.end_reason,
      userIsActive: row.is_active,
    };
    const now = this.clock.now();
    const refusal = refusalOf(session, now);
    if (refusal) throw refusal;
    if (needsTouch(session, now)) this.touches.add(sessionId);
    const isVerified = row.email_verified || row.google_id !== null || row.role === 'admin';
    return { userId, sessionId, role: row.role, username: row.username ?? '', isVerified };
  }

  private async read(sessionId: string, userId: string) {
    const query = this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.sessions as s')
      .innerJoin('identity.users as u', 'u.id', 's.user_id')
      .select(['s.last_used_at', 's.expires_at', 's.end_reason'])
      .select(['u.is_active', 'u.email_verified', 'u.google_id', 'u.role', 'u.username'])
      .where('s.id', '=', sessionId)
      .where('s.user_id', '=', userId)
      .compile();
    const [row] = await this.reads.run(query);
    return row;
  }
}
