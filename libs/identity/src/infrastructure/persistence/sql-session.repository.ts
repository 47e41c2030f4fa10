import { EntityManager } from '@mikro-orm/postgresql';
import type { SessionEndReason } from '@manette/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import type { Session } from '../../domain/session.js';
import { SessionRepository } from '../../domain/session.repository.js';

/** Sessions in PostgreSQL. One statement ends several, so they are rows rather than entities. */
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

  async end(sessionId: string, reason: SessionEndReason, at: Date): Promise<boolean> {
    const ended = await this.ending(reason, at).where('id', '=', sessionId).execute();
    return ended.length > 0;
  }

  async endAll(userId: string, reason: SessionEndReason, at: Date, keep?: string): Promise<string[]> {
    let ending = this.ending(reason, at).where('user_id', '=', userId);
    if (keep) ending = ending.where('id', '!=', keep);
    return (await ending.execute()).map(({ id }) => id);
  }

  private ending(reason: SessionEndReason, at: Date) {
    return this.em
      .getKysely<IdentityTables>()
      .updateTable('identity.sessions')
      .set({ ended_at: at, end_reason: reason })
      .where('ended_at', 'is', null)
      .returning('id');
  }
}
