import { EntityManager } from '@mikro-orm/postgresql';
import type { SessionEndReason } from '@manette/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import type { Session } from '../../domain/session.js';
import { SessionRepository, type EndedSession } from '../../domain/session.repository.js';

type EndedRow = Pick<
  IdentityTables['identity.sessions'],
  'id' | 'created_at' | 'last_used_at' | 'expires_at'
>;

const toEnded = (row: EndedRow): EndedSession => ({
  id: row.id,
  createdAt: new Date(row.created_at),
  lastUsedAt: new Date(row.last_used_at),
  expiresAt: new Date(row.expires_at),
});

/** Sessions in PostgreSQL. They are plain rows, not entities, as one statement ends several of them. */
@Injectable()
export class SqlSessionRepository extends SessionRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(session: Session): Promise<void> {
    await this.em
      .getKysely<IdentityTables>()
      .insertInto('identity.sessions')
      .values({
        id: session.id,
        user_id: session.userId,
        created_at: session.createdAt,
        last_used_at: session.lastUsedAt,
        expires_at: session.expiresAt,
        ended_at: session.endedAt,
        end_reason: session.endReason,
        method: session.method,
        user_agent: session.userAgent,
        address: session.address,
        proved_at: session.provedAt,
      })
      .execute();
  }

  async end(
    sessionId: string,
    userId: string,
    reason: SessionEndReason,
    at: Date,
  ): Promise<EndedSession | undefined> {
    const ending = this.ending(userId, reason, at).where('id', '=', sessionId);
    return (await ending.execute()).map(toEnded)[0];
  }

  async endAll(userId: string, reason: SessionEndReason, at: Date, keep?: string): Promise<EndedSession[]> {
    let ending = this.ending(userId, reason, at);
    if (keep) ending = ending.where('id', '!=', keep);
    return (await ending.execute()).map(toEnded);
  }

  async prove(sessionId: string, at: Date): Promise<void> {
    await this.em
      .getKysely<IdentityTables>()
      .updateTable('identity.sessions')
      .set({ proved_at: at })
      .where('id', '=', sessionId)
      .execute();
  }

  private ending(userId: string, reason: SessionEndReason, at: Date) {
    return this.em
      .getKysely<IdentityTables>()
      .updateTable('identity.sessions')
      .set({ ended_at: at, end_reason: reason })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .returning(['id', 'created_at', 'last_used_at', 'expires_at']);
  }
}
